import { mediums } from '@medley/contract/medium'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { defineJob } from '../../jobs/job-kind.ts'
import { findStoredWork } from './works.queries.ts'
import { fetchAnew } from './works.refreshing.ts'

/** Fetches the details of one work. Sources that fail are asked again when the work is next looked at. */
export const refreshWorkJob = defineJob({
  name: 'refresh-work',
  payload: z.object({ medium: z.enum(mediums), id: z.int() }),
  atOnce: 4,
  retries: 2,
  run: async (ctx: Context, { medium, id }) => {
    if (!(await findStoredWork(ctx.db, medium, id))) return
    const { failures } = await fetchAnew(ctx, medium, id, 'batch')
    if (failures.length > 0) {
      ctx.log.info({ medium, id, reasons: failures.map(String) }, 'Sources did not tell of a work')
    }
  },
})
