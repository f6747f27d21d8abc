import {
  type AnswerRow,
  granted,
  invalid,
  mediumRefused,
  missingId,
  refused,
} from './answer-row.ts'
import { aBlockedAddress, aResetToken } from './factories/accounts.ts'

const own = 'owner'
const tooShort = 'Password Too Short - Must be 8+ chars'

const ofAccounts: AnswerRow[] = [
  invalid('POST /login', { body: { password: 'x' } }, ['username', 'Required']),
  refused('POST /login', 'invalid_credentials', ({ owner }) => ({
    body: { username: owner.username, password: 'wrong' },
  })),
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
  invalid('POST /password', { body: { old_password: 'x', new_password: '1' } }, [
    'new_password',
    tooShort,
  ]),
  refused(
    'POST /password',
    'invalid_credentials',
    { body: { old_password: 'wrong', new_password: 'long enough' } },
    { message: 'Password is incorrect' },
  ),
  invalid('POST /name', { body: { first_name: 'x'.repeat(256), last_name: '' } }, [
    'first_name',
    'Name is too long - 255 characters max',
  ]),
  invalid('PUT /v1/language', { body: { language: 'fr' } }, ['language', 'Invalid value']),
  invalid('DELETE /account', {}, ['password', 'Required']),
]

const ofPeople: AnswerRow[] = [
  invalid('GET /profile', {}, ['user', 'Required']),
  invalid('GET /contacts', {}, ['user', 'Required']),
  invalid('GET /blocked-status', {}, ['user', 'Required']),
  invalid('DELETE /blocked-user', {}, ['user', 'Required']),
  invalid('POST /block-user', { body: {} }, ['blocked_username', 'Required']),
  ...(
    ['GET /profile', 'GET /contacts', 'GET /blocked-status', 'DELETE /blocked-user'] as const
  ).map((endpoint) => refused(endpoint, 'user_not_found', { query: { user: 'no-such-person' } })),
  refused('GET /v1/users/{userId}/counts', 'user_not_found', { params: { userId: missingId } }),
  refused('POST /block-user', 'user_not_found', { body: { blocked_username: 'no-such-person' } }),
  invalid('GET /friend-suggestions', { query: { fields: 'id' } }, ['fields', 'Invalid value']),
  ...(
    [
      'PUT /v1/users/{userId}/friendships/{otherId}',
      'DELETE /v1/users/{userId}/friendships/{otherId}',
    ] as const
  ).map((endpoint) =>
    refused(
      endpoint,
      'user_not_found',
      ({ owner }) => ({ params: { userId: owner.id, otherId: missingId } }),
      { by: own },
    ),
  ),
  refused(
    'GET /v1/users/{userId}/roles',
    'user_not_found',
    { params: { userId: missingId } },
    { by: 'admin' },
  ),
  invalid('GET /favorites', {}, ['profile', 'Required']),
  mediumRefused('GET /favorites', ({ owner }) => ({
    query: { profile: owner.username, medium: 'movie' },
  })),
  refused('GET /favorites', 'user_not_found', { query: { profile: 'no-such-person' } }),
  invalid(
    'PATCH /v1/users/{userId}/favorites',
    ({ owner }) => ({ params: { userId: owner.id }, body: {} }),
    ['film', 'Required'],
    own,
  ),
  mediumRefused(
    'PATCH /v1/users/{userId}/favorites',
    ({ owner }) => ({ params: { userId: owner.id }, body: { movie: { id: 1 } } }),
    own,
  ),
  refused(
    'PATCH /v1/users/{userId}/favorites',
    'work_not_found',
    ({ owner }) => ({ params: { userId: owner.id }, body: { film: { id: missingId } } }),
    { by: own },
  ),
  mediumRefused(
    'DELETE /v1/users/{userId}/favorites/{medium}',
    ({ owner }) => ({ params: { userId: owner.id, medium: 'movie' } }),
    own,
  ),
]

export const answersOfPeople: readonly AnswerRow[] = [...ofAccounts, ...ofPeople]
