import { invalid, missingId, refused } from '../../testing/answer-row.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { blockedByThem, blockedByYou, none } from '../../testing/permission-row.ts'
import { list, ofPrivateList, ofPublicList, privateList } from '../../testing/row-values.ts'

export const listLikesRows: FeatureRows = {
  permissions: [
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
  ],
  answers: [
    invalid('PUT /v1/list-likes', { body: {} }, ['listId', 'Required']),
    refused('PUT /v1/list-likes', 'list_not_found', { body: { listId: missingId } }),
    refused('DELETE /v1/list-likes/{id}', 'list_not_found', { params: { id: missingId } }),
  ],
}
