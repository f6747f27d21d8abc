import { z } from 'zod'
import { defineJob } from '../../jobs/job-kind.ts'
import { removeExpired } from './imports.expiry.ts'
import { takeBack } from './imports.undoing.ts'
import type { Workshop } from './imports.workshop.ts'
import { type ImportName, writePlan } from './imports.writing.ts'

const payload = z.object({ userId: z.int(), importId: z.int() })

/** Writes a confirmed plan. */
export const writeImportJob = defineJob({
  name: 'import-write',
  payload,
  run: (ctx: Workshop, name: ImportName, job) => writePlan(ctx, name, job),
})

/** Takes back what an import made. */
export const undoImportJob = defineJob({
  name: 'import-undo',
  payload,
  run: (ctx: Workshop, name: ImportName, job) => takeBack(ctx, name, job),
})

/** Forgets imports that are kept no longer. */
export const expireImportsJob = defineJob({
  name: 'imports-expire',
  payload: z.object({}),
  schedule: '40 4 * * *',
  run: (ctx: Workshop) => removeExpired(ctx),
})
