import { expect } from 'vitest'
import { renewChartsJob, scoreWorksJob } from '../features/charts/charts.jobs.ts'
import { renewTastePriorJob } from '../features/taste-matches/taste-matches.jobs.ts'
import { aReview } from './factories/reviews.ts'
import { before, type KilledJob, type Scene } from './killed-jobs.ts'

const scoresAre = async ({ app }: Scene, count: number) => {
  const rows = await app.ctx.db
    .selectFrom('work_counts')
    .select(['chart_score as score', 'chart_rating_count as ratings'])
    .where('chart_score', 'is not', null)
    .execute()
  expect(rows).toHaveLength(count)
  expect(rows.map(({ ratings }) => ratings)).toEqual(rows.map(() => 1))
}

const scoring: KilledJob = {
  kind: scoreWorksJob.name,
  moments: [before('insert into chart_raters'), before('update work_counts set'), 'end'],
  async begin(scene) {
    const { app } = scene
    await aReview(app, { rating: 9 })
    await aReview(app, { rating: 3 })
    await app.ctx.jobs.enqueue(app.ctx.db, scoreWorksJob, {})
    return () => scoresAre(scene, 2)
  },
}

const renewal: KilledJob = {
  kind: renewChartsJob.name,
  moments: [
    before('insert into chart_raters'),
    before('insert into "chart_priors"', 2),
    before('update work_counts set'),
    'end',
  ],
  async begin(scene) {
    const { app } = scene
    await aReview(app, { rating: 9 })
    await app.ctx.jobs.enqueue(app.ctx.db, renewChartsJob, {})
    return async () => {
      await scoresAre(scene, 1)
      const priors = await app.ctx.db.selectFrom('chart_priors').select('work_count').execute()
      expect(priors).toHaveLength(5)
    }
  },
}

const tastePrior: KilledJob = {
  kind: renewTastePriorJob.name,
  moments: [before('insert into "taste_priors"'), 'end'],
  async begin({ app }) {
    await app.ctx.jobs.enqueue(app.ctx.db, renewTastePriorJob, {})
    return async () => {
      const priors = await app.ctx.db.selectFrom('taste_priors').select('pair_count').execute()
      expect(priors).toEqual([{ pair_count: 0 }])
    }
  },
}

export const killedCharts: readonly KilledJob[] = [scoring, renewal, tastePrior]
