import { expect } from 'vitest'
import { granted, missingId, refused } from '../../testing/answer-row.ts'
import { aPublishedYear, aYear } from '../../testing/factories/years.ts'
import { aUser } from '../../testing/factories/users.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import type { TestApp } from '../../testing/harness.ts'
import { before, type KilledJob } from '../../testing/killed-jobs.ts'
import { everyone, members } from '../../testing/permission-row.ts'
import type { Scene } from '../../testing/permission-scene.ts'
import { notifyOfYearsJob } from './years.jobs.ts'

const year = 2026
const hidden = '404 year_not_found'
const ofOwner = ({ owner }: Scene) => ({ params: { userId: owner.id, year } })
const picture = ({ owner }: Scene) => ({ params: { userId: owner.id, year, scene: 'number' } })
const workOf = ({ work }: Scene) => ({ params: { year, workId: work.id } })
const ownYear = { params: { year } }

async function published({ owner }: Scene, app: TestApp) {
  await aPublishedYear(app, { by: owner, year: 2024 })
  return { params: { userId: owner.id, year: 2024, scene: 'number' } }
}

const notifying: KilledJob = {
  kind: 'notify-of-years',
  moments: [before('insert into notified_years'), before('insert into notifications'), 'end'],
  async begin({ app }) {
    const { db, jobs } = app.ctx
    const me = await aUser(app)
    await aYear(app, { by: me, year: 2026 })
    app.clock.set('2027-01-03T12:00:00.000Z')
    await jobs.enqueue(db, notifyOfYearsJob, {})
    return async () => {
      const notices = db.selectFrom('notifications').select(['type', 'year'])
      expect(await notices.where('recipient_id', '=', me.id).execute()).toEqual([
        { type: 'own year', year: 2026 },
      ])
    }
  },
}

export const yearsRows: FeatureRows = {
  permissions: [
    {
      endpoint: 'GET /v1/years/{userId}/{year}',
      values: ofOwner,
      answers: [hidden, hidden, hidden, hidden, hidden, '200', hidden],
    },
    {
      endpoint: 'GET /v1/years/{userId}',
      values: ({ owner }) => ({ params: { userId: owner.id } }),
    },
    {
      endpoint: 'GET /v1/years/{userId}/{year}/pictures/{scene}',
      values: picture,
      answers: everyone(hidden),
    },
    {
      endpoint: 'GET /v1/years-with-friends/{year}',
      values: () => ownYear,
    },
    {
      endpoint: 'PUT /v1/published-years/{year}',
      values: () => ownYear,
      answers: members('409 year_too_short'),
    },
    {
      endpoint: 'DELETE /v1/published-years/{year}',
      values: () => ownYear,
    },
    {
      endpoint: 'PUT /v1/left-out-works/{year}/{workId}',
      values: (scene) => ({ params: { year: 1888, workId: scene.work.id } }),
      answers: members('404 work_not_found'),
    },
    {
      endpoint: 'DELETE /v1/left-out-works/{year}/{workId}',
      values: workOf,
    },
  ],
  answers: [
    refused('GET /v1/years/{userId}/{year}', 'year_not_found', {
      params: { userId: missingId, year },
    }),
    refused('GET /v1/years/{userId}/{year}', 'year_not_found', ({ owner }) => ({
      params: { userId: owner.id, year: 0 },
    })),
    refused('GET /v1/years/{userId}', 'user_not_found', { params: { userId: 'x' } }),
    granted('GET /v1/years/{userId}/{year}/pictures/{scene}', 'stranger', published),
    refused('GET /v1/years/{userId}/{year}/pictures/{scene}', 'year_not_found', ({ owner }) => ({
      params: { userId: owner.id, year: 0, scene: 'number' },
    })),
    refused('GET /v1/years-with-friends/{year}', 'year_not_found', { params: { year: 0 } }),
    granted('PUT /v1/published-years/{year}', 'owner', async ({ owner }, app) => {
      await aYear(app, { by: owner, year: 2023 })
      return { params: { year: 2023 } }
    }),
    refused('PUT /v1/published-years/{year}', 'year_not_found', { params: { year: 0 } }),
    refused('DELETE /v1/published-years/{year}', 'year_not_found', { params: { year: 0 } }),
    granted('PUT /v1/left-out-works/{year}/{workId}', 'owner', async ({ owner }, app) => {
      const [work] = await aYear(app, { by: owner, year: 2022 })
      return { params: { year: 2022, workId: work?.id } }
    }),
    refused('PUT /v1/left-out-works/{year}/{workId}', 'year_not_found', ({ work }) => ({
      params: { year: 0, workId: work.id },
    })),
    refused('DELETE /v1/left-out-works/{year}/{workId}', 'work_not_found', {
      params: { year, workId: 'x' },
    }),
    refused('DELETE /v1/left-out-works/{year}/{workId}', 'year_not_found', ({ work }) => ({
      params: { year: 0, workId: work.id },
    })),
  ],
  killedJobs: [notifying],
}
