import { invalid, refused } from '../../testing/answer-row.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { none } from '../../testing/permission-row.ts'
import { ownersUsername, tooLarge } from '../../testing/row-values.ts'

export const blocksRows: FeatureRows = {
  permissions: [
    { endpoint: 'GET /blocked-status', values: ownersUsername },
    {
      endpoint: 'POST /block-user',
      values: ({ owner }) => ({ body: { blocked_username: owner.username } }),
      answers: [none, '200', '200', '200', '200', '400 validation_error', '200'],
    },
    { endpoint: 'DELETE /blocked-user', values: ownersUsername },
  ],
  answers: [
    invalid('GET /v1/blocks', { query: { limit: 101 } }, tooLarge),
    invalid('GET /blocked-status', {}, ['user', 'Required']),
    invalid('DELETE /blocked-user', {}, ['user', 'Required']),
    invalid('POST /block-user', { body: {} }, ['blocked_username', 'Required']),
    refused('POST /block-user', 'user_not_found', { body: { blocked_username: 'no-such-person' } }),
  ],
}
