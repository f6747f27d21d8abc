import { z } from 'zod'
import { defineEndpoint, defineErrors } from '../endpoint.ts'
import { begunLogin, providerAnswer } from './identities.ts'
import type { SessionLifetime } from '../limits.ts'
import { limitPerDay, limitPerMinute } from '../rate-limits.ts'
import { assertionOptions, assertionResponse } from './passkeys.ts'
import { proof } from './second-factors.ts'
import { anyText, count, email, pathId, time } from '../values/values.ts'

export const errors = defineErrors({
  session_not_found: [404, 'Session not found'],
  invalid_credentials: [422, 'Username or Password is incorrect'],
  login_by_provider: [403, 'Log in by the identity provider'],
  second_factor_required: [403, 'The second factor is missing'],
  link_required: [403, 'Confirm that this account is yours'],
  email_required: [403, 'An e-mail address is needed'],
})

/** ordinary: 7 days; browser: until the browser is closed, 30 days at most; remembered: 3,650 days. Each use starts them again. */
const lifetime = z.enum([
  'ordinary',
  'browser',
  'remembered',
] as const satisfies readonly SessionLifetime[])

/** An empty field counts as missing; a text longer than an e-mail address matches no account. */
const filled = anyText.min(1, 'Required')

export const login = defineEndpoint({
  method: 'POST',
  path: '/login',
  access: 'open',
  summary: 'Logs in with a username or e-mail address and a password; returns a token',
  addressLimits: [limitPerMinute(20)],
  body: z
    .object({
      username: filled.max(255).optional(),
      email: filled.max(255).optional(),
      password: filled.max(1024),
      lifetime: lifetime.default('ordinary'),
    })
    .refine((body) => body.username !== undefined || body.email !== undefined, {
      path: ['username'],
      message: 'Required',
    }),
  status: 200,
  answer: z
    .string()
    .describe('A signed JWT with the claims userId, username, jti, aud, iat and exp'),
  plainText: true,
  errors: ['invalid_credentials', 'second_factor_required', 'login_by_provider'],
})

const loginToken = anyText
  .min(1, 'Required')
  .max(200)
  .describe("`loginToken` of the error's `proof`")

export const challengeLogin = defineEndpoint({
  method: 'POST',
  path: '/v1/sessions/second-factor/challenge',
  access: 'open',
  summary: 'Returns options for the browser to verify a passkey during login; valid for 5 minutes',
  addressLimits: [limitPerMinute(20)],
  body: z.object({ loginToken }),
  status: 200,
  answer: assertionOptions,
  errors: ['invalid_token'],
})

export const finishLogin = defineEndpoint({
  method: 'POST',
  path: '/v1/sessions/second-factor',
  access: 'open',
  summary: 'Completes a login that was refused with `second_factor_required` or `link_required`',
  addressLimits: [limitPerMinute(20)],
  body: z.object({
    loginToken,
    proof: proof.describe('A password is accepted only after `link_required`'),
  }),
  status: 200,
  answer: z.object({ token: z.string() }),
  errors: ['invalid_token', 'invalid_proof', 'identity_taken'],
})

export const challengePasskeyLogin = defineEndpoint({
  method: 'POST',
  path: '/v1/sessions/passkey/challenge',
  access: 'open',
  summary: 'Returns options for the browser to log in with a passkey alone; valid for 5 minutes',
  addressLimits: [limitPerMinute(20)],
  status: 200,
  answer: assertionOptions,
  errors: [],
})

export const logInByPasskey = defineEndpoint({
  method: 'POST',
  path: '/v1/sessions/passkey',
  access: 'open',
  summary: 'Logs in with a passkey alone, with user verification',
  addressLimits: [limitPerMinute(20)],
  body: z.object({
    response: assertionResponse.describe('Response to the challenge'),
    lifetime: lifetime.default('ordinary'),
  }),
  status: 200,
  answer: z.object({ token: z.string() }),
  errors: ['invalid_proof', 'login_by_provider'],
})

export const startProviderLogin = defineEndpoint({
  method: 'POST',
  path: '/v1/sessions/provider/start',
  access: 'open',
  summary: 'Starts a login with the identity provider; valid for 10 minutes',
  addressLimits: [limitPerMinute(20)],
  body: z.object({
    lifetime: lifetime.default('ordinary'),
    invitation: anyText
      .max(100)
      .optional()
      .describe('Token of an invitation, used if the login creates an account'),
  }),
  status: 200,
  answer: begunLogin,
  errors: ['not_found', 'unavailable'],
})

export const logInByProvider = defineEndpoint({
  method: 'POST',
  path: '/v1/sessions/provider',
  access: 'open',
  summary: "Logs in with the provider's response, which works once; may create the account",
  addressLimits: [limitPerMinute(20)],
  body: providerAnswer,
  status: 200,
  answer: z.object({ token: z.string() }),
  errors: [
    'not_found',
    'invalid_token',
    'identity_refused',
    'second_factor_required',
    'link_required',
    'email_taken',
    'registration_closed',
    'invitation_not_found',
    'email_required',
  ],
})

export const joinByAddress = defineEndpoint({
  method: 'POST',
  path: '/v1/sessions/provider/address',
  access: 'open',
  summary:
    'Completes a first login with the identity provider that was refused with `email_required`',
  addressLimits: [limitPerMinute(20)],
  body: z.object({ loginToken, email: email.describe('Receives a link') }),
  status: 200,
  answer: z.object({ token: z.string() }),
  errors: [
    'invalid_token',
    'email_taken',
    'email_blacklisted',
    'second_factor_required',
    'registration_closed',
    'invitation_not_found',
  ],
})

export const proveAgain = defineEndpoint({
  method: 'POST',
  path: '/v1/sessions/proof',
  access: 'member',
  whileSuspended: true,
  summary: 'Reauthenticates the member for calls that are refused with `proof_required`',
  accountLimits: [limitPerMinute(20), limitPerDay(500)],
  body: z.object({ proof }),
  status: 200,
  answer: z.object({ timeExpires: time }),
  errors: ['invalid_proof'],
})

export const startProviderProof = defineEndpoint({
  method: 'POST',
  path: '/v1/sessions/proof/provider/start',
  access: 'member',
  whileSuspended: true,
  summary:
    'Starts a reauthentication with the identity provider, which requires a new login; valid for 10 minutes',
  accountLimits: [limitPerMinute(20), limitPerDay(500)],
  status: 200,
  answer: begunLogin,
  errors: ['not_found', 'unavailable'],
})

export const proveByProvider = defineEndpoint({
  method: 'POST',
  path: '/v1/sessions/proof/provider',
  access: 'member',
  whileSuspended: true,
  summary: "Reauthenticates the member with the provider's response, which works once",
  accountLimits: [limitPerMinute(20), limitPerDay(500)],
  body: providerAnswer,
  status: 200,
  answer: z.object({ timeExpires: time }),
  errors: ['not_found', 'invalid_token', 'identity_refused', 'invalid_proof'],
})

export const resumeSession = defineEndpoint({
  method: 'POST',
  path: '/v1/sessions/token',
  access: 'member',
  whileSuspended: true,
  summary: 'Returns a token of the session in the cookie; called by the web app when it starts',
  cookie: true,
  accountLimits: [limitPerMinute(120), limitPerDay(5_000)],
  status: 200,
  answer: z.object({ token: z.string() }),
  errors: [],
})

export const logout = defineEndpoint({
  method: 'POST',
  path: '/logout',
  access: 'optional',
  whileSuspended: true,
  summary: "Logs out: ends the caller's session and revokes its token",
  addressLimits: [limitPerMinute(60)],
  status: 200,
  answer: z.object({
    loggedOut: z.literal(true),
    url: z.url().optional().describe('Address at which the identity provider ends its own session'),
  }),
  errors: [],
})

const session = z.object({
  id: z.uuid(),
  device: z.string().describe('Such as "Firefox on Linux"'),
  address: z.string().describe('IP address of the login'),
  lifetime,
  timeCreated: time,
  timeLastUsed: time.describe('Accurate to five minutes'),
  isCurrent: z.boolean().describe('Whether it is the current session'),
})
export type Session = z.output<typeof session>

export const listSessions = defineEndpoint({
  method: 'GET',
  path: '/v1/sessions',
  access: 'member',
  whileSuspended: true,
  summary: "Lists the caller's sessions, last used first",
  status: 200,
  answer: z.object({ items: z.array(session) }),
  errors: [],
})

export const endOtherSessions = defineEndpoint({
  method: 'DELETE',
  path: '/v1/sessions',
  access: 'member',
  whileSuspended: true,
  summary: 'Ends all other sessions of the caller',
  status: 200,
  answer: z.object({
    endedCount: count,
    token: z.string().describe("New token of the caller's session"),
  }),
  errors: [],
})

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export const endSession = defineEndpoint({
  method: 'DELETE',
  path: '/v1/sessions/{sessionId}',
  access: 'member',
  whileSuspended: true,
  summary: "Ends one of the caller's sessions",
  params: z.object({ sessionId: z.string().regex(uuid, 'session_not_found') }),
  status: 200,
  answer: z.object({ ended: z.literal(true) }),
  errors: ['session_not_found'],
})

export const getRoles = defineEndpoint({
  method: 'GET',
  path: '/v1/users/{userId}/roles',
  access: 'selfOrAdmin',
  whileSuspended: true,
  summary: 'Returns the roles of a user: `admin`, or none',
  params: z.object({ userId: pathId('user_not_found') }),
  status: 200,
  answer: z.object({ roles: z.array(z.string()) }),
  errors: ['forbidden', 'user_not_found'],
})

export const noteLastOnline = defineEndpoint({
  method: 'POST',
  path: '/analytics/last-online',
  access: 'member',
  summary: 'Records that the caller is online',
  accountLimits: [limitPerMinute(60)],
  status: 200,
  answer: z.object({ lastOnline: time }),
  errors: [],
})
