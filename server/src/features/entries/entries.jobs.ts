import { z } from 'zod'
import type { Context } from '../../context.ts'
import { defineJob } from '../../jobs/job-kind.ts'
import { removeForgottenEntries } from './naming/entries.naming.service.ts'

/** Removes entries that no source lists and no member has any more. */
export const forgetEntriesJob = defineJob({
  name: 'entries-forget',
  payload: z.object({}),
  schedule: '25 * * * *',
  run: (ctx: Pick<Context, 'db'>, _, job) => removeForgottenEntries(ctx, job),
})
