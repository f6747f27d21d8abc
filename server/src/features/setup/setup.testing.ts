import { invalid, refused } from '../../testing/answer-row.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { everyone } from '../../testing/permission-row.ts'

const admin = {
  code: 'a code',
  username: 'first',
  email: 'first@mail.example',
  password: 'long enough for an admin',
}

export const setupRows: FeatureRows = {
  permissions: [
    { endpoint: 'GET /v1/setup', answers: everyone('200') },
    {
      endpoint: 'POST /v1/setup',
      values: () => ({ body: admin }),
      answers: everyone('409 setup_done'),
    },
  ],
  answers: [
    refused('POST /v1/setup', 'setup_done', { body: admin }, { by: 'visitor' }),
    invalid(
      'POST /v1/setup',
      { body: { ...admin, password: 'short' } },
      ['password', 'Password must be 8 chars or more'],
      'visitor',
    ),
  ],
}
