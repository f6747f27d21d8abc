import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { limitPerMinute } from './rate-limits.ts'
import { anyText, pathId, time } from './values.ts'

/** An empty field counts as missing; a text longer than an e-mail address matches no account. */
const filled = anyText.min(1, 'Required')

export const login = defineEndpoint({
  method: 'POST',
  path: '/login',
  access: 'open',
  summary: 'Answers a token for a username or e-mail and a password',
  addressLimits: [limitPerMinute(20)],
  body: z
    .object({
      username: filled.max(255).optional(),
      email: filled.max(255).optional(),
      password: filled.max(1024),
    })
    .refine((body) => body.username !== undefined || body.email !== undefined, {
      path: ['username'],
      message: 'Required',
    }),
  status: 200,
  answer: z.string().describe('A signed JWT with the claims userId, username, iat, exp, ver'),
  plainText: true,
  errors: ['invalid_credentials'],
})

export const getRoles = defineEndpoint({
  method: 'GET',
  path: '/v1/users/{userId}/roles',
  access: 'selfOrAdmin',
  summary: 'The roles of a user: admin, or none',
  params: z.object({ userId: pathId('user_not_found') }),
  status: 200,
  answer: z.object({ roles: z.array(z.string()) }),
  errors: ['forbidden', 'user_not_found'],
})

export const noteLastOnline = defineEndpoint({
  method: 'POST',
  path: '/analytics/last-online',
  access: 'member',
  summary: 'Says that the caller is here now',
  accountLimits: [limitPerMinute(60)],
  status: 200,
  answer: z.object({ lastOnline: time }),
  errors: [],
})
