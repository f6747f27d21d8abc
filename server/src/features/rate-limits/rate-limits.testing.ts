import { expect } from 'vitest'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { before, type KilledJob } from '../../testing/killed-jobs.ts'
import { day } from '../../testing/row-values.ts'
import { expireRateLimitsJob } from './rate-limits.jobs.ts'
import { createRequestCounter } from './rate-limits.service.ts'

const endedRateLimits: KilledJob = {
  kind: 'rate-limits-expire',
  moments: [before('delete from "rate_limit_counts"'), 'end'],
  async begin({ app }) {
    const count = createRequestCounter(app.ctx)
    await count([{ key: ['old'], max: 1, timeWindow: day }])
    app.clock.advance(day)
    await count([{ key: ['young'], max: 1, timeWindow: day }])
    await app.ctx.jobs.enqueue(app.ctx.db, expireRateLimitsJob, {})
    return async () => {
      const counts = app.ctx.db.selectFrom('rate_limit_counts').select('time_window_ends')
      const time_window_ends = new Date(app.clock.now().getTime() + day)
      expect(await counts.execute()).toEqual([{ time_window_ends }])
    }
  },
}

export const rateLimitsRows: FeatureRows = {
  killedJobs: [endedRateLimits],
}
