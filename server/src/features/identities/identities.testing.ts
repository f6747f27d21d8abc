import type { FeatureRows } from '../../testing/feature-rows.ts'
import { refused } from '../../testing/answer-row.ts'
import { members } from '../../testing/permission-row.ts'

export const identitiesRows: FeatureRows = {
  permissions: [
    { endpoint: 'POST /v1/identity/start', answers: members('404 not_found') },
    {
      endpoint: 'POST /v1/identity',
      values: () => ({ body: { loginToken: 'x', answer: 'code=x' } }),
      answers: members('404 not_found'),
    },
    { endpoint: 'DELETE /v1/identity', answers: members('404 not_found') },
  ],
  answers: [refused('DELETE /v1/identity', 'not_found', {})],
}
