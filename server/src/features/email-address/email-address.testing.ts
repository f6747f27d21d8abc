import { limits } from '@medley/contract/limits'
import { granted, invalid, refused } from '../../testing/answer-row.ts'
import {
  aBlockedAddress,
  aChangeToken,
  aConfirmationToken,
  givePassword,
} from '../../testing/factories/accounts.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import { everyone } from '../../testing/permission-row.ts'
import type { Scene } from '../../testing/permission-scene.ts'

const ownAddress = 'PUT /v1/email-address'

const letters = 'POST /v1/email-address/letters'

const confirmations = 'POST /v1/email-address/confirmations'

export const emailAddressRows: FeatureRows = {
  permissions: [
    {
      endpoint: 'PUT /v1/email-address',
      about: 'with the password',
      values: ({ caller, password }: Scene) => ({
        body: { email: `new-${caller?.id}@mail.example`, password },
      }),
    },
    {
      endpoint: 'POST /v1/email-address/confirmations',
      values: ({ owner }: Scene) => ({ body: { user_id: owner.id, token: 'x' } }),
      answers: everyone('400 invalid_token'),
    },
  ],
  answers: [
    invalid(ownAddress, { body: { email: 'nobody', password: 'x' } }, ['email', 'Invalid Email']),
    refused(
      ownAddress,
      'invalid_credentials',
      { body: { email: 'other@mail.example', password: 'wrong' } },
      { message: 'Password is incorrect' },
    ),
    refused(ownAddress, 'email_taken', async ({ owner, password }, app) => {
      await givePassword(app, password)
      return { body: { email: owner.email.toUpperCase(), password } }
    }),
    refused(ownAddress, 'email_blacklisted', async ({ password }, app) => {
      await givePassword(app, password)
      await aBlockedAddress(app, 'blocked@mail.example')
      return { body: { email: 'blocked@mail.example', password } }
    }),
    refused(letters, 'email_blacklisted', async ({ caller }, app) => {
      await aBlockedAddress(app, caller?.email ?? '')
      return {}
    }),
    invalid(confirmations, { body: { user_id: 1 } }, ['token', 'Required']),
    refused(confirmations, 'token_expired', async ({ owner }, app) => {
      const token = await aConfirmationToken(app, owner)
      app.clock.advance(limits.confirmEmailDays * 86_400_000)
      return { body: { user_id: owner.id, token } }
    }),
    refused(confirmations, 'token_used', async ({ owner }, app) => {
      const body = { user_id: owner.id, token: await aConfirmationToken(app, owner) }
      await app.call(null, confirmations, { body })
      return { body }
    }),
    refused(confirmations, 'email_taken', async ({ owner, third, password }, app) => {
      await givePassword(app, password)
      const email = 'wanted@mail.example'
      const token = await aChangeToken(app, owner, { email, password })
      await app.ctx.db.updateTable('users').set({ email }).where('id', '=', third.id).execute()
      return { body: { user_id: owner.id, token } }
    }),
    granted(confirmations, 'visitor', async ({ owner }, app) => {
      const token = await aConfirmationToken(app, owner)
      return { body: { user_id: owner.id, token } }
    }),
  ],
}
