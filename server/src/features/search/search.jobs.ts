import { z } from 'zod'
import type { Context } from '../../context.ts'
import { defineJob } from '../../jobs/job-kind.ts'
import { deleteAnswersBefore } from './search.lists.queries.ts'

const keptMs = 7 * 24 * 60 * 60_000

/** What sources found is kept longer than it counts as fresh: later pages of a search still need it. */
export const forgetSearchesJob = defineJob({
  name: 'forget-source-searches',
  payload: z.object({}),
  schedule: '17 3 * * *',
  run: (ctx: Context) => deleteAnswersBefore(ctx.db, new Date(ctx.clock.now().getTime() - keptMs)),
})
