import { z } from 'zod'
import type { Context } from '../../context.ts'
import { defineJob } from '../../jobs/job-kind.ts'
import { removeExpired } from './exports.expiry.service.ts'
import { writeExport } from './archive/write-export.ts'

const payload = z.object({ userId: z.int(), exportId: z.int() })

/** The parts of the context that the jobs need. */
type ExportContext = Pick<Context, 'db' | 'clock' | 'files' | 'targets'>

/** Creates the ZIP of a requested export. */
export const writeExportJob = defineJob({
  name: 'export-write',
  payload,
  retries: 2,
  run: (ctx: ExportContext, name: z.output<typeof payload>, job) => writeExport(ctx, name, job),
})

/** Removes expired exports. */
export const expireExportsJob = defineJob({
  name: 'exports-expire',
  payload: z.object({}),
  schedule: '25 * * * *',
  run: (ctx: ExportContext) => removeExpired(ctx),
})
