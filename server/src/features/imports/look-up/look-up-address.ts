import { z } from 'zod'
import type { JobAddress } from '../../../jobs/job-kind.ts'
import type { LookUpTurn } from './look-up-works.ts'

/** The job that queries the sources for works of a waiting import, in turns. */
export const lookUpAddress: JobAddress<LookUpTurn> = {
  name: 'import-look-up',
  payload: z.object({
    userId: z.int(),
    importId: z.int(),
    idle: z.int().describe('Turns in a row in which no source answered'),
  }),
  singleton: true,
}
