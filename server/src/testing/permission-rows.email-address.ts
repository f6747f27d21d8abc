import { everyone, members, type Row } from './permission-row.ts'
import type { Scene } from './permission-scene.ts'

/** The calls about the own e-mail address, and the links to it. */
export const rowsOfEmailAddress: readonly Row[] = [
  { endpoint: 'GET /v1/email-address', answers: members('200') },
  {
    endpoint: 'PUT /v1/email-address',
    about: 'with the password',
    values: ({ caller, password }: Scene) => ({
      body: { email: `new-${caller?.id}@mail.example`, password },
    }),
    answers: members('200'),
  },
  { endpoint: 'DELETE /v1/email-address/change', answers: members('200') },
  { endpoint: 'POST /v1/email-address/letters', answers: members('202') },
  {
    endpoint: 'POST /v1/email-address/confirmations',
    values: ({ owner }: Scene) => ({ body: { user_id: owner.id, token: 'x' } }),
    answers: everyone('400 invalid_token'),
  },
]
