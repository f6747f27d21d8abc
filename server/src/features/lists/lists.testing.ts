import { expect } from 'vitest'
import { invalid, mediumRefused, missingId, refused } from '../../testing/answer-row.ts'
import { aList } from '../../testing/factories/lists.ts'
import { aUser } from '../../testing/factories/users.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { before, type KilledJob } from '../../testing/killed-jobs.ts'
import { forbidden, members, none, unlessBlocked } from '../../testing/permission-row.ts'
import type { Scene } from '../../testing/permission-scene.ts'
import { list, ofPrivateList, ofPublicList, privateList } from '../../testing/row-values.ts'
import { notifyOfChangedCopiesJob } from './lists.jobs.ts'

const own = 'owner'

const changedCopies: KilledJob = {
  kind: 'tell-of-changed-copies',
  moments: [before('insert into notifications'), before('commit'), 'end'],
  async begin({ app }) {
    const ben = await aUser(app)
    const { id } = await aList(app, { by: ben })
    await app.ctx.db.insertInto('changed_copies').values({ list_id: id }).execute()
    await app.ctx.jobs.enqueue(app.ctx.db, notifyOfChangedCopiesJob, {})
    return async () => {
      const { body } = await app.call(ben, 'GET /v1/notifications', { query: {} })
      expect(body.items.map(({ type }) => type)).toEqual(['copied list changed'])
      expect(await app.ctx.db.selectFrom('changed_copies').selectAll().execute()).toEqual([])
    }
  },
}

const toPublicList = [
  none,
  forbidden,
  forbidden,
  '404 list_not_found',
  '404 list_not_found',
  '200',
  forbidden,
]

const toPrivateList = [none, ...ofPrivateList('200').slice(1)]

const deletion = ({ work }: Scene) => ({
  body: { actions: [{ action: 'DELETE', workId: work.id, medium: 'film' }] },
})

const entryOf = (listId: number, { work }: Scene) => ({
  params: { id: listId, medium: 'film', workId: work.id },
})

export const listsRows: FeatureRows = {
  permissions: [
    {
      endpoint: 'GET /v1/lists',
      values: ({ owner }) => ({ query: { owner: owner.username } }),
      answers: unlessBlocked,
    },
    {
      endpoint: 'POST /v1/lists',
      values: () => ({ body: { title: 'New List' } }),
    },
    {
      endpoint: 'GET /v1/lists/{id}',
      about: 'public',
      values: list,
      answers: ofPublicList('200'),
    },
    {
      endpoint: 'GET /v1/lists/{id}',
      about: 'private',
      values: privateList,
      answers: ofPrivateList('200'),
    },
    {
      endpoint: 'PATCH /v1/lists/{id}',
      about: 'public',
      values: (scene) => ({ ...list(scene), body: { isRanked: true } }),
      answers: toPublicList,
    },
    {
      endpoint: 'PATCH /v1/lists/{id}',
      about: 'private',
      values: (scene) => ({ ...privateList(scene), body: { isRanked: true } }),
      answers: toPrivateList,
    },
    {
      endpoint: 'DELETE /v1/lists/{id}',
      about: 'public',
      values: list,
      answers: toPublicList,
    },
    {
      endpoint: 'DELETE /v1/lists/{id}',
      about: 'private',
      values: privateList,
      answers: toPrivateList,
    },
    {
      endpoint: 'GET /v1/lists/{id}/entries',
      about: 'public',
      values: list,
      answers: ofPublicList('200'),
    },
    {
      endpoint: 'GET /v1/lists/{id}/entries',
      about: 'private',
      values: privateList,
      answers: ofPrivateList('200'),
    },
    {
      endpoint: 'GET /v1/lists/{id}/entries/{medium}/{workId}',
      about: 'public',
      values: (scene) => entryOf(scene.list.id, scene),
      answers: ofPublicList('200'),
    },
    {
      endpoint: 'GET /v1/lists/{id}/entries/{medium}/{workId}',
      about: 'private',
      values: (scene) => entryOf(scene.privateList.id, scene),
      answers: ofPrivateList('200'),
    },
    {
      endpoint: 'GET /v1/works/{medium}/{workId}/own-lists',
      values: ({ work }) => ({ params: { medium: 'film', workId: work.id } }),
    },
    {
      endpoint: 'GET /v1/works/{medium}/{workId}/lists',
      values: ({ work }) => ({ params: { medium: 'film', workId: work.id } }),
    },
    {
      endpoint: 'POST /v1/lists/{id}/bulk-edits',
      about: 'public',
      values: (scene) => ({ ...list(scene), ...deletion(scene) }),
      answers: toPublicList,
    },
    {
      endpoint: 'POST /v1/lists/{id}/bulk-edits',
      about: 'private',
      values: (scene) => ({ ...privateList(scene), ...deletion(scene) }),
      answers: toPrivateList,
    },
    {
      endpoint: 'POST /v1/lists/{id}/copies',
      about: 'public',
      values: (scene) => ({ ...list(scene), body: {} }),
      answers: [none, ...ofPublicList('201').slice(1)],
    },
    {
      endpoint: 'POST /v1/lists/{id}/copies',
      about: 'private',
      values: (scene) => ({ ...privateList(scene), body: {} }),
      answers: [none, ...ofPrivateList('201').slice(1)],
    },
    {
      endpoint: 'GET /v1/explore/lists',
      about: 'of everyone',
      // Behind the lists of all scenes, whose other owners the caller may see.
      values: () => ({ query: { cursor: '0-1' } }),
    },
    {
      endpoint: 'GET /v1/explore/lists',
      about: 'of friends',
      values: () => ({ query: { from: 'friends' } }),
      answers: members('200'),
    },
  ],
  answers: [
    invalid('GET /v1/lists', {}, ['owner', 'Required']),
    refused('GET /v1/lists', 'user_not_found', { query: { owner: 'no-such-person' } }),
    invalid('POST /v1/lists', { body: { title: ' ' } }, ['title', 'Required']),
    invalid('POST /v1/lists', { body: { title: 'x'.repeat(256) } }, [
      'title',
      'Must be at most 255 characters',
    ]),
    mediumRefused('POST /v1/lists', { body: { title: 'One', work: { id: 1, medium: 'movie' } } }),
    refused('POST /v1/lists', 'work_not_found', {
      body: { title: 'One', work: { id: missingId, medium: 'film' } },
    }),
    refused('GET /v1/lists/{id}', 'list_not_found', { params: { id: 'x' } }),
    invalid(
      'PATCH /v1/lists/{id}',
      ({ list }) => ({ params: { id: list.id }, body: { isRanked: 'maybe' } }),
      ['isRanked', 'Must be true or false'],
      own,
    ),
    invalid(
      'GET /v1/lists/{id}/entries',
      ({ list }) => ({ params: { id: list.id }, query: { limit: 1001 } }),
      ['limit', 'Must be at most 1000'],
    ),
    mediumRefused('GET /v1/lists/{id}/entries', ({ list }) => ({
      params: { id: list.id },
      query: { medium: 'movie' },
    })),
    mediumRefused('GET /v1/lists/{id}/entries/{medium}/{workId}', ({ list }) => ({
      params: { id: list.id, medium: 'movie', workId: 1 },
    })),
    refused('GET /v1/lists/{id}/entries/{medium}/{workId}', 'entry_not_found', ({ list }) => ({
      params: { id: list.id, medium: 'film', workId: missingId },
    })),
    invalid(
      'POST /v1/lists/{id}/bulk-edits',
      ({ list }) => ({ params: { id: list.id }, body: { actions: [] } }),
      ['actions', 'Too small'],
      own,
    ),
    mediumRefused(
      'POST /v1/lists/{id}/bulk-edits',
      ({ list }) => ({
        params: { id: list.id },
        body: { actions: [{ action: 'ADD', workId: 1, medium: 'movie' }] },
      }),
      own,
    ),
    refused('POST /v1/lists/{id}/copies', 'list_not_found', { params: { id: missingId } }),
    invalid(
      'POST /v1/lists/{id}/copies',
      ({ list }) => ({ params: { id: list.id }, body: { withNotes: 'all' } }),
      ['withNotes', 'Must be true or false'],
    ),
    invalid('GET /v1/explore/lists', { query: { cursor: '12' } }, [
      'cursor',
      'Does not belong to this call',
    ]),
    invalid('GET /v1/explore/lists', { query: { limit: 51 } }, ['limit', 'Must be at most 50']),
  ],
  killedJobs: [changedCopies],
}
