import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { profile } from './shapes.ts'
import { username } from './username.ts'
import { count, pathId } from './values.ts'

export const getProfile = defineEndpoint({
  method: 'GET',
  path: '/profile',
  access: 'optional',
  summary: 'The profile behind a username',
  query: z.object({ user: username }),
  status: 200,
  answer: profile,
  errors: ['blocked_by_them', 'user_not_found'],
})

export const countProfile = defineEndpoint({
  method: 'GET',
  path: '/v1/users/{userId}/counts',
  access: 'optional',
  summary: 'How much each part of a profile holds, as the caller sees it',
  params: z.object({ userId: pathId('user_not_found') }),
  status: 200,
  answer: z.object({
    reviews: count,
    viewings: count,
    lists: count,
    saved: count.describe('Works saved for later'),
    friends: count,
  }),
  errors: ['not_in_audience', 'blocked_by_them', 'user_not_found'],
})
export type ProfileCounts = z.output<typeof countProfile.answer>
