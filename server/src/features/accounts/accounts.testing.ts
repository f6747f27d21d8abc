import { expect } from 'vitest'
import { granted, invalid, refused } from '../../testing/answer-row.ts'
import { aBlockedAddress, aResetToken } from '../../testing/factories/accounts.ts'
import { aUser } from '../../testing/factories/users.ts'
import type { FeatureRows } from '../../testing/feature-rows.ts'
import type { KilledJob } from '../../testing/killed-jobs.ts'
import { everyone, members } from '../../testing/permission-row.ts'
import {
  afterLetter,
  beforeLetter,
  expectOneLetter,
  lettersFromNow,
  tooShort,
} from '../../testing/row-values.ts'
import { notifyOwner } from './owner-letter/accounts.notify-owner.service.ts'

const ownerLetter: KilledJob = {
  kind: 'tell-owner',
  moments: [beforeLetter, afterLetter],
  async begin({ app }) {
    const { id, username } = await aUser(app)
    const letters = await lettersFromNow(app)
    await notifyOwner(app.ctx, app.ctx.db, id, { event: 'password-changed' })
    return async (moment) => {
      const sent = await letters()
      expectOneLetter(sent, moment, /^owner-letter-[\w-]{36}@medley\.example$/)
      expect(sent[0]).toContain(`Hello ${username},`)
    }
  },
}

/** A one-pixel picture. */
const dot = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')

export const accountsRows: FeatureRows = {
  permissions: [
    {
      endpoint: 'POST /create-account',
      values: ({ owner }) => ({
        body: {
          username: `n${owner.id}`,
          email: `n${owner.id}@mail.example`,
          password: 'long enough',
        },
      }),
    },
    {
      endpoint: 'POST /forgot-password',
      values: ({ owner }) => ({ body: { email: owner.email } }),
    },
    {
      endpoint: 'POST /reset-password',
      values: ({ owner }) => ({
        body: { user_id: owner.id, new_password: 'long enough', token: 'x' },
      }),
      answers: everyone('400 invalid_token'),
    },
    {
      endpoint: 'POST /name',
      values: () => ({ body: { first_name: 'Ann', last_name: 'Lee' } }),
    },
    {
      endpoint: 'PUT /v1/language',
      values: () => ({ body: { language: 'de' } }),
    },
    {
      endpoint: 'PUT /v1/original-titles',
      values: () => ({ body: { originalTitles: true } }),
    },
    {
      endpoint: 'POST /profile-pic',
      about: 'without the file',
      answers: members('400 validation_error'),
    },
    {
      endpoint: 'POST /profile-pic',
      about: 'with a picture',
      values: () => ({ form: { name: 'dot.gif', bytes: dot } }),
    },
    {
      endpoint: 'DELETE /account',
      about: 'with a wrong password',
      values: () => ({ query: { password: 'not the password' } }),
      answers: members('422 invalid_credentials'),
    },
    {
      endpoint: 'DELETE /account',
      about: 'with the password',
      values: ({ password }) => ({ query: { password } }),
    },
  ],
  answers: [
    refused('POST /profile-pic', 'unsupported_file_type', {
      form: { name: 'me.png', bytes: Buffer.from('only text') },
    }),
    refused('POST /profile-pic', 'file_too_large', {
      form: { name: 'me.png', bytes: Buffer.alloc(5_000_001) },
    }),
    invalid(
      'POST /create-account',
      { body: { username: 'a b', email: 'a@mail.example', password: 'long enough' } },
      ['username', 'Username contains invalid characters'],
    ),
    refused('POST /create-account', 'username_taken', ({ owner }) => ({
      body: {
        username: owner.username.toUpperCase(),
        email: 'n@mail.example',
        password: 'long enough',
      },
    })),
    refused('POST /create-account', 'invitation_not_found', {
      body: {
        username: 'uninvited',
        email: 'uninvited@mail.example',
        password: 'long and odd enough',
        invitation: 'none',
      },
    }),
    refused('POST /create-account', 'email_taken', ({ owner }) => ({
      body: { username: 'brand-new', email: owner.email.toUpperCase(), password: 'long enough' },
    })),
    invalid('POST /forgot-password', { body: { email: 'nobody' } }, ['email', 'Invalid Email']),
    refused(
      'POST /forgot-password',
      'no_account',
      { body: { email: 'no@mail.example' } },
      { message: 'No account with email no@mail.example' },
    ),
    refused('POST /forgot-password', 'email_blacklisted', async ({ owner: { email } }, app) => {
      await aBlockedAddress(app, email)
      return { body: { email } }
    }),
    invalid('POST /reset-password', { body: { user_id: 1, new_password: '1', token: 'x' } }, [
      'new_password',
      tooShort,
    ]),
    refused('POST /reset-password', 'token_expired', async ({ owner }, app) => {
      const token = await aResetToken(app, owner)
      app.clock.advance(15 * 60_000)
      return { body: { user_id: owner.id, new_password: 'long enough', token } }
    }),
    granted('POST /reset-password', 'visitor', async ({ owner }, app) => {
      const token = await aResetToken(app, owner)
      return { body: { user_id: owner.id, new_password: 'long enough', token } }
    }),
    invalid('POST /name', { body: { first_name: 'x'.repeat(256), last_name: '' } }, [
      'first_name',
      'Name is too long - 255 characters max',
    ]),
    invalid('PUT /v1/language', { body: { language: 'xx' } }, ['language', 'Invalid value']),
    invalid('DELETE /account', {}, ['password', 'Required']),
  ],
  killedJobs: [ownerLetter],
}
