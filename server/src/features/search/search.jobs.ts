import { z } from 'zod'
import type { Context } from '../../context.ts'
import { defineJob } from '../../jobs/job-kind.ts'
import { deleteAnswersBefore } from './search.lists.queries.ts'

const retentionMs = 7 * 24 * 60 * 60_000

/** Source results are kept longer than they count as fresh: later pages of a search need them. */
export const forgetSearchesJob = defineJob({
  name: 'forget-source-searches',
  payload: z.object({}),
  schedule: '17 3 * * *',
  run: (ctx: Context) =>
    deleteAnswersBefore(ctx.db, new Date(ctx.clock.now().getTime() - retentionMs)),
})
