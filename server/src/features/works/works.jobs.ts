import { mediums } from '@medley/contract/medium'
import { z } from 'zod'
import type { Context } from '../../context.ts'
import { defineJob } from '../../jobs/job-kind.ts'
import { findStoredWork } from './works.queries.ts'
import { listFetchedBefore } from './works.refresh.queries.ts'
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

const day = 24 * 60 * 60_000
/** TMDB wants nothing to be kept longer than six months. */
const termMs = 150 * day
const atOnceMax = 1_000

/** Has what nobody looked at for months fetched anew, where the source sets a term. */
export const renewOldWorksJob = defineJob({
  name: 'renew-old-works',
  payload: z.object({}),
  schedule: '41 3 * * *',
  run: async (ctx: Context) => {
    if (!ctx.catalogue.sources.some(({ name }) => name === 'tmdb')) return
    const before = new Date(ctx.clock.now().getTime() - termMs)
    for (const { medium, id } of await listFetchedBefore(ctx.db, 'tmdb', before, atOnceMax)) {
      await ctx.jobs.enqueue(ctx.db, refreshWorkJob, { medium, id })
    }
  },
})
