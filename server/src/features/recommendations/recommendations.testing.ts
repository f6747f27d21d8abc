import { limits } from '@medley/contract/limits'
import { expect } from 'vitest'
import { invalid, mediumRefused, missingId, refused } from '../../testing/answer-row.ts'
import { neighboursOf } from '../../testing/factories/neighbours.ts'
import { manyWorks } from '../../testing/factories/tastes.ts'
import { aUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { before, type KilledJob } from '../../testing/killed-jobs.ts'

import type { Scene } from '../../testing/permission-scene.ts'

import { buildRecommendationsJob } from './build/recommendations.build.jobs.ts'
import { listModelRuns } from './build/recommendations.runs.queries.ts'

const missingWork = { params: { medium: 'film', workId: missingId } }

const badMedium = { params: { medium: 'opera', workId: 1 } }

const build: KilledJob = {
  kind: 'build-recommendations',
  moments: [before('insert into work_neighbours'), before('insert into "model_runs"', 3), 'end'],
  async begin({ app }) {
    const { db } = app.ctx
    const runsBefore = (await listModelRuns(db, 100)).length
    const films = await manyWorks(app, 'film', 2)
    const imdb = ['tt0078748', 'tt0090605']
    const ids = films.map((id, index) => ({
      work_id: id,
      medium: 'film' as const,
      source: 'imdb',
      external_id: imdb[index] ?? '',
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

const renewal: KilledJob = {
  kind: 'recommendations-renew',
  moments: [before('insert into recommendations'), before('commit'), 'end'],
  async begin({ app }) {
    const me = await aUser(app)
    const [liked, near] = [await aWork(app), await aWork(app)]
    await neighboursOf(app, liked, [near])
    const body = { work: { id: liked.id, medium: liked.medium }, rating: 9 }
    await app.call(me, 'POST /v1/reviews', { body })
    return async () => {
      const rows = app.ctx.db.selectFrom('recommendations').select(['user_id', 'work_id', 'rank'])
      expect(await rows.execute()).toEqual([{ user_id: me.id, work_id: near.id, rank: 1 }])
    }
  },
}

const work = ({ work: { id, medium } }: Scene) => ({ params: { medium, workId: id } })

const film = () => ({ params: { medium: 'film' } })

export const recommendationsRows: FeatureRows = {
  permissions: [
    { endpoint: 'GET /v1/recommendations/{medium}', values: film },
    { endpoint: 'GET /v1/discover/{medium}', values: film },
    {
      endpoint: 'GET /v1/works/{medium}/{workId}/similar',
      values: work,
    },
    {
      endpoint: 'POST /v1/recommendation-views',
      values: ({ work: { id } }) => ({ body: { workIds: [id] } }),
    },
    {
      endpoint: 'PUT /v1/recommendation-settings',
      values: () => ({ body: { inRecommendations: false } }),
    },
  ],
  answers: [
    refused('GET /v1/works/{medium}/{workId}/similar', 'work_not_found', missingWork),
    mediumRefused('GET /v1/works/{medium}/{workId}/similar', badMedium),
    mediumRefused('GET /v1/recommendations/{medium}', badMedium),
    mediumRefused('GET /v1/discover/{medium}', badMedium),
    invalid('GET /v1/recommendations', { query: { limit: 61 } }, ['limit', 'Must be at most 60']),
    invalid(
      'GET /v1/recommendations/{medium}',
      { params: { medium: 'film' }, query: { offset: -1 } },
      ['offset', 'Must be a whole number'],
    ),
    invalid(
      'POST /v1/recommendation-views',
      { body: { workIds: Array.from({ length: limits.recommendationViewsMax + 1 }, () => 1) } },
      ['workIds', `Must be at most ${limits.recommendationViewsMax} works`],
    ),
    invalid('PUT /v1/recommendation-settings', { body: {} }, [
      'inRecommendations',
      'Must be true or false',
    ]),
  ],
  killedJobs: [build, renewal],
}
