import { expect } from 'vitest'
import { invalid, missingId, refused } from '../../testing/answer-row.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { before, type KilledJob } from '../../testing/killed-jobs.ts'
import { none } from '../../testing/permission-row.ts'
import type { Scene } from '../../testing/permission-scene.ts'
import { renewTastePriorJob } from './taste-matches.jobs.ts'

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

const missing = '404 user_not_found'

export const tasteMatchesRows: FeatureRows = {
  permissions: [
    {
      endpoint: 'GET /v1/users/{userId}/taste-match',
      values: ({ owner }: Scene) => ({ params: { userId: owner.id } }),
      answers: [none, '200', '200', missing, missing, '403 own_item', '200'],
    },
    {
      endpoint: 'PUT /v1/taste-matches/findability',
      values: () => ({ body: { isFindable: true } }),
    },
  ],
  answers: [
    refused('GET /v1/users/{userId}/taste-match', 'user_not_found', {
      params: { userId: missingId },
    }),
    invalid('GET /v1/taste-matches', { query: { limit: 51 } }, ['limit', 'Must be at most 50']),
    invalid('PUT /v1/taste-matches/findability', { body: {} }, [
      'isFindable',
      'Must be true or false',
    ]),
  ],
  killedJobs: [tastePrior],
}
