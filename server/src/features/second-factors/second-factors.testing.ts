import { invalid } from '../../testing/answer-row.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { members } from '../../testing/permission-row.ts'
import { aSoftwarePasskey } from '../../testing/software-authenticator.ts'

const code = () => ({ body: { code: '123456' } })

const missing = members('404 second_factor_not_found')

export const secondFactorsRows: FeatureRows = {
  permissions: [
    { endpoint: 'POST /v1/second-factors/app/confirmation', values: code, answers: missing },
    { endpoint: 'DELETE /v1/second-factors/app', answers: missing },
    { endpoint: 'POST /v1/second-factors/recovery-codes', answers: missing },
    {
      endpoint: 'DELETE /v1/second-factors/passkeys/{passkeyId}',
      values: () => ({ params: { passkeyId: 1 } }),
      answers: missing,
    },
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
  ],
  answers: [
    invalid('POST /v1/second-factors/app/confirmation', { body: { code: '12345' } }, [
      'code',
      'Must be 6 digits',
    ]),
  ],
}
