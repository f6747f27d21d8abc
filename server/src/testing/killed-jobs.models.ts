import { expect } from 'vitest'
import { buildRecommendationsJob } from '../features/recommendations/recommendations.build.jobs.ts'
import { listModelRuns } from '../features/recommendations/recommendations.runs.queries.ts'
import { manyWorks } from './factories/tastes.ts'
import { before, type KilledJob } from './killed-jobs.ts'

const build: KilledJob = {
  kind: 'build-recommendations',
  moments: [before('insert into work_neighbours'), before('insert into "model_runs"', 3), 'end'],
  async begin({ app }) {
    const { db } = app.ctx
    const runsBefore = (await listModelRuns(db, 100)).length
    const films = await manyWorks(app, 'film', 2)
    const imdb = ['tt0078748', 'tt0090605']
    const ids = films.map((id, place) => ({
      work_id: id,
      medium: 'film' as const,
      source: 'imdb',
      external_id: imdb[place] ?? '',
    }))
    await db.insertInto('work_external_ids').values(ids).execute()
    await app.ctx.jobs.enqueue(db, buildRecommendationsJob, {})
    return async () => {
      // Once per medium.
      expect(await listModelRuns(db, 100)).toHaveLength(runsBefore + 5)
      const rows = await db.selectFrom('work_neighbours').select('work_id').execute()
      expect(rows.map((row) => row.work_id).toSorted((a, b) => a - b)).toEqual(films)
    }
  },
}

export const killedModels: readonly KilledJob[] = [build]
