import {
  blockedByThem,
  blockedByYou,
  everyone,
  none,
  forbidden,
  members,
  unlessBlocked,
  type Row,
} from './permission-row.ts'
import type { Scene } from './permission-scene.ts'

const ofPublicList = (answer: string) => [
  answer,
  answer,
  answer,
  '404 list_not_found',
  '404 list_not_found',
  answer,
  answer,
]
const ofPrivateList = (answer: string) => [
  '404 list_not_found',
  '404 list_not_found',
  '404 list_not_found',
  '404 list_not_found',
  '404 list_not_found',
  answer,
  '404 list_not_found',
]
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
const list = ({ list }: Scene) => ({ params: { id: list.id } })
const privateList = ({ privateList }: Scene) => ({ params: { id: privateList.id } })
const deletion = ({ work }: Scene) => ({
  body: { actions: [{ action: 'DELETE', workId: work.id, medium: 'film' }] },
})
const entryOf = (listId: number, { work }: Scene) => ({
  params: { id: listId, medium: 'film', workId: work.id },
})

/** Lists, their entries and likes. */
export const rowsOfLists: readonly Row[] = [
  {
    endpoint: 'GET /v1/lists',
    values: ({ owner }) => ({ query: { owner: owner.username } }),
    answers: unlessBlocked,
  },
  {
    endpoint: 'POST /v1/lists',
    values: () => ({ body: { title: 'New List' } }),
    answers: members('201'),
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
    answers: members('200'),
  },
  {
    endpoint: 'GET /v1/works/{medium}/{workId}/lists',
    values: ({ work }) => ({ params: { medium: 'film', workId: work.id } }),
    answers: everyone('200'),
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
    answers: everyone('200'),
  },
  {
    endpoint: 'GET /v1/explore/lists',
    about: 'of friends',
    values: () => ({ query: { from: 'friends' } }),
    answers: members('200'),
  },
  {
    endpoint: 'PUT /v1/list-likes',
    about: 'public',
    values: ({ list }) => ({ body: { listId: list.id } }),
    answers: [none, '200', '200', blockedByThem, blockedByYou, '403 own_item', '200'],
  },
  {
    endpoint: 'PUT /v1/list-likes',
    about: 'private',
    values: ({ privateList }) => ({ body: { listId: privateList.id } }),
    answers: [none, ...ofPrivateList('403 own_item').slice(1)],
  },
  {
    endpoint: 'DELETE /v1/list-likes/{id}',
    about: 'public',
    values: list,
    answers: [none, ...ofPublicList('200').slice(1)],
  },
  {
    endpoint: 'DELETE /v1/list-likes/{id}',
    about: 'private',
    values: privateList,
    answers: [none, ...ofPrivateList('200').slice(1)],
  },
]
