import { expect } from 'vitest'
import { invalid, mediumRefused, missingId, refused } from '../../testing/answer-row.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { aUser } from '../../testing/factories/users.ts'
import { aWork } from '../../testing/factories/works.ts'
import { before, type KilledJob } from '../../testing/killed-jobs.ts'

import type { Scene } from '../../testing/permission-scene.ts'
import { forgetEntriesJob } from './entries.jobs.ts'

const pathOfShow = ({ episode: { show } }: Scene) => ({
  params: { medium: show.medium, workId: show.id },
})
const pathOfEpisode = ({ episode }: Scene) => ({ params: { entryId: episode.id } })
const workOf = ({ episode: { show } }: Scene) => ({ id: show.id, medium: show.medium })
const noWork = { params: { medium: 'film', workId: missingId } }
const noMedium = { params: { medium: 'movie', workId: 1 } }
const noEntry = { params: { entryId: missingId } }
const ratingText = 'Must be a whole number from 0 to 10'

const forgottenEntries: KilledJob = {
  kind: 'entries-forget',
  moments: [before('delete from work_entries'), 'end'],
  async begin({ app }) {
    const [me, show] = [await aUser(app), await aWork(app, { medium: 'tvShow' })]
    const body = { work: { id: show.id, medium: 'tvShow' as const }, season: 1, numbers: [1, 2] }
    await app.call(me, 'POST /v1/entry-viewings', { body })
    await app.ctx.db.deleteFrom('acts').execute()
    await app.ctx.db.deleteFrom('users').where('id', '=', me.id).execute()
    await app.ctx.jobs.enqueue(app.ctx.db, forgetEntriesJob, {})
    return async () => {
      const left = app.ctx.db.selectFrom('work_entries').select('id').where('work_id', '=', show.id)
      expect(await left.execute()).toEqual([])
    }
  },
}

export const entriesRows: FeatureRows = {
  permissions: [
    {
      endpoint: 'GET /v1/works/{medium}/{workId}/entries',
      values: pathOfShow,
    },
    {
      endpoint: 'GET /v1/works/{medium}/{workId}/entry-scores',
      values: pathOfShow,
    },
    {
      endpoint: 'GET /v1/works/{medium}/{workId}/entries/{name}',
      values: ({ episode: { show } }) => ({
        params: { medium: show.medium, workId: show.id, name: 's1e1' },
      }),
    },
    {
      endpoint: 'PUT /v1/entry-viewings/{entryId}',
      values: (scene) => ({ ...pathOfEpisode(scene), body: {} }),
    },
    {
      endpoint: 'POST /v1/entry-viewings/{entryId}',
      values: (scene) => ({ ...pathOfEpisode(scene), body: {} }),
    },
    {
      endpoint: 'DELETE /v1/entry-viewings/{entryId}',
      values: pathOfEpisode,
    },
    {
      endpoint: 'POST /v1/entry-viewings',
      values: (scene) => ({ body: { work: workOf(scene), season: 1 } }),
    },
    {
      endpoint: 'DELETE /v1/entry-viewings',
      values: ({ episode: { show } }) => ({
        query: { workId: show.id, medium: show.medium, season: 1 },
      }),
    },
    {
      endpoint: 'PUT /v1/entry-ratings/{entryId}',
      values: (scene) => ({ ...pathOfEpisode(scene), body: { rating: 7 } }),
    },
    {
      endpoint: 'DELETE /v1/entry-ratings/{entryId}',
      values: pathOfEpisode,
    },
  ],
  killedJobs: [forgottenEntries],
  answers: [
    ...(
      [
        'GET /v1/works/{medium}/{workId}/entries',
        'GET /v1/works/{medium}/{workId}/entry-scores',
      ] as const
    ).flatMap((endpoint) => [
      mediumRefused(endpoint, noMedium),
      refused(endpoint, 'work_not_found', noWork),
    ]),
    invalid(
      'GET /v1/works/{medium}/{workId}/entries',
      (scene) => ({ ...pathOfShow(scene), query: { season: 10_000 } }),
      ['season', 'Must be at most 9999'],
    ),
    mediumRefused('GET /v1/works/{medium}/{workId}/entries/{name}', {
      params: { medium: 'movie', workId: 1, name: 's1' },
    }),
    refused('GET /v1/works/{medium}/{workId}/entries/{name}', 'work_not_found', {
      params: { medium: 'tvShow', workId: missingId, name: 's1' },
    }),
    refused(
      'GET /v1/works/{medium}/{workId}/entries/{name}',
      'work_entry_not_found',
      ({ episode: { show } }) => ({
        params: { medium: show.medium, workId: show.id, name: 's1e99' },
      }),
    ),
    refused('PUT /v1/entry-viewings/{entryId}', 'work_entry_not_found', { ...noEntry, body: {} }),
    invalid(
      'PUT /v1/entry-viewings/{entryId}',
      (scene) => ({ ...pathOfEpisode(scene), body: { day: '2999-01-01' } }),
      ['day', 'Must not be later than today'],
    ),
    refused('POST /v1/entry-viewings/{entryId}', 'work_entry_not_found', { ...noEntry, body: {} }),
    invalid(
      'POST /v1/entry-viewings/{entryId}',
      (scene) => ({ ...pathOfEpisode(scene), body: { day: '2999-01-01' } }),
      ['day', 'Must not be later than today'],
    ),
    refused('DELETE /v1/entry-viewings/{entryId}', 'work_entry_not_found', noEntry),
    refused('PUT /v1/entry-ratings/{entryId}', 'work_entry_not_found', {
      ...noEntry,
      body: { rating: 5 },
    }),
    invalid(
      'PUT /v1/entry-ratings/{entryId}',
      (scene) => ({ ...pathOfEpisode(scene), body: { rating: 11 } }),
      ['rating', ratingText],
    ),
    refused('DELETE /v1/entry-ratings/{entryId}', 'work_entry_not_found', noEntry),
    mediumRefused('POST /v1/entry-viewings', {
      body: { work: { id: 1, medium: 'movie' }, season: 1 },
    }),
    refused('POST /v1/entry-viewings', 'work_not_found', {
      body: { work: { id: missingId, medium: 'tvShow' }, season: 1 },
    }),
    refused('POST /v1/entry-viewings', 'work_entry_not_found', (scene) => ({
      body: { work: workOf(scene), season: 7 },
    })),
    refused('POST /v1/entry-viewings', 'entry_unlikely', (scene) => ({
      body: { work: workOf(scene), season: 9999, numbers: [99_999] },
    })),
    invalid(
      'POST /v1/entry-viewings',
      (scene) => ({ body: { work: workOf(scene), season: -1, numbers: [1] } }),
      ['season', 'Must be at least 0'],
    ),
    invalid(
      'POST /v1/entry-viewings',
      (scene) => ({
        body: { work: workOf(scene), season: 1, numbers: Array.from({ length: 501 }, () => 1) },
      }),
      ['numbers', 'Must be at most 500 numbers'],
    ),
    invalid('POST /v1/entry-viewings', (scene) => ({ body: { work: workOf(scene) } }), [
      'season',
      'Give either a season or upTo',
    ]),
    mediumRefused('DELETE /v1/entry-viewings', {
      query: { workId: 1, medium: 'movie', season: 1 },
    }),
    refused('DELETE /v1/entry-viewings', 'work_not_found', {
      query: { workId: missingId, medium: 'tvShow', season: 1 },
    }),
  ],
}
