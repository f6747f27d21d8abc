import { missingId, refused } from '../../testing/answer-row.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { members, none } from '../../testing/permission-row.ts'
import type { Scene } from '../../testing/permission-scene.ts'

const missingUser = { params: { userId: missingId } }

const owner = ({ owner: { id } }: Scene) => ({ params: { userId: id } })

const unlessOwner = [none, ...members('200').slice(1, 5), '403 own_item', '200']

export const mutesRows: FeatureRows = {
  permissions: [
    { endpoint: 'PUT /v1/mutes/{userId}', values: owner, answers: unlessOwner },
    { endpoint: 'DELETE /v1/mutes/{userId}', values: owner },
  ],
  answers: [
    refused('PUT /v1/mutes/{userId}', 'user_not_found', missingUser),
    refused('DELETE /v1/mutes/{userId}', 'user_not_found', { params: { userId: 'ann' } }),
  ],
}
