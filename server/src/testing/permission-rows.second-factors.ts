import { aSoftwarePasskey } from './software-authenticator.ts'
import { everyone, members, type Row } from './permission-row.ts'

const code = () => ({ body: { code: '123456' } })
const missing = members('404 second_factor_not_found')

/** Second factors: each member has their own alone. Of a session that has just begun. */
export const rowsOfSecondFactors: readonly Row[] = [
  { endpoint: 'GET /v1/second-factors', answers: members('200') },
  { endpoint: 'POST /v1/second-factors/app/confirmation', values: code, answers: missing },
  { endpoint: 'DELETE /v1/second-factors/app', answers: missing },
  { endpoint: 'POST /v1/second-factors/recovery-codes', answers: missing },
  {
    endpoint: 'DELETE /v1/second-factors/passkeys/{passkeyId}',
    values: () => ({ params: { passkeyId: 1 } }),
    answers: missing,
  },
  { endpoint: 'POST /v1/second-factors/passkeys/options', answers: members('200') },
  { endpoint: 'POST /v1/second-factors/passkeys/challenge', answers: members('200') },
  {
    endpoint: 'POST /v1/second-factors/passkeys',
    values: () => ({
      body: {
        name: 'Phone',
        response: aSoftwarePasskey().register({
          challenge: 'x',
          origin: 'https://medley.example',
          rpId: 'medley.example',
        }),
      },
    }),
    answers: members('422 invalid_proof'),
  },
  { endpoint: 'POST /v1/sessions/passkey/challenge', answers: everyone('200') },
  {
    endpoint: 'POST /v1/sessions/passkey',
    values: () => ({
      body: {
        response: aSoftwarePasskey().sign({
          challenge: 'x',
          origin: 'https://medley.example',
          rpId: 'medley.example',
        }),
      },
    }),
    answers: everyone('422 invalid_proof'),
  },
  {
    endpoint: 'POST /v1/sessions/second-factor/challenge',
    values: () => ({ body: { loginToken: 'x' } }),
    answers: everyone('400 invalid_token'),
  },
  // After the others, because all rows have the same admin.
  { endpoint: 'POST /v1/second-factors/app', answers: members('200') },
  {
    endpoint: 'POST /v1/sessions/second-factor',
    values: () => ({
      body: { loginToken: 'x', proof: { method: 'code', code: '123456' } },
    }),
    answers: everyone('400 invalid_token'),
  },
  {
    endpoint: 'POST /v1/sessions/proof',
    values: ({ password }) => ({ body: { proof: { method: 'password', password } } }),
    answers: members('200'),
  },
]
