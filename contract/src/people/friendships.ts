import { z } from 'zod'
import { defineEndpoint, defineErrors } from '../endpoint.ts'
import { limitPerDay, limitPerMinute } from '../rate-limits.ts'
import { person, requestStatus } from '../values/shapes.ts'
import { username } from '../values/username.ts'
import { pathId } from '../values/values.ts'

export const errors = defineErrors({
  friendship_not_found: [404, 'No relation'],
})

const pair = z.object({ userId: pathId('user_not_found'), otherId: pathId('user_not_found') })

export const suggestFriends = defineEndpoint({
  method: 'GET',
  path: '/friend-suggestions',
  access: 'member',
  summary: 'Lists up to 10 people to befriend',
  query: z.object({ fields: z.literal('username').optional() }),
  status: 200,
  answer: z.union([z.array(person), z.array(z.string())]),
  errors: [],
})

export const befriend = defineEndpoint({
  method: 'PUT',
  path: '/v1/users/{userId}/friendships/{otherId}',
  access: 'self',
  summary: 'Accepts an incoming friend request, or sends one; idempotent',
  params: pair,
  accountLimits: [limitPerMinute(20), limitPerDay(100)],
  status: 200,
  answer: z.object({ requestStatus: requestStatus.extract(['outgoing', 'approved']) }),
  errors: ['validation_error', 'forbidden', 'blocked_by_you', 'blocked_by_them', 'user_not_found'],
})

export const endFriendship = defineEndpoint({
  method: 'DELETE',
  path: '/v1/users/{userId}/friendships/{otherId}',
  access: 'self',
  summary: 'Declines or cancels a friend request, or removes a friend; idempotent',
  params: pair,
  status: 200,
  answer: z.object({ requestStatus: z.literal('none') }),
  errors: ['forbidden', 'user_not_found'],
})

export const getFriendship = defineEndpoint({
  method: 'GET',
  path: '/v1/users/{userId}/friendships/{otherId}',
  access: 'self',
  summary: 'Returns the friendship of two members; 404 if there is none',
  params: z.object({
    userId: pathId('friendship_not_found'),
    otherId: pathId('friendship_not_found'),
  }),
  status: 200,
  answer: z.object({ requestStatus: requestStatus.exclude(['none']) }),
  errors: ['forbidden', 'friendship_not_found'],
})

export const listContacts = defineEndpoint({
  method: 'GET',
  path: '/contacts',
  access: 'optional',
  summary: "Lists a user's friends by name",
  query: z.object({ user: username }),
  status: 200,
  answer: z.array(person),
  errors: ['not_in_audience', 'blocked_by_them', 'user_not_found'],
})

export const listIncomingRequests = defineEndpoint({
  method: 'GET',
  path: '/incoming-requests',
  access: 'member',
  summary: 'Lists received friend requests, newest first',
  status: 200,
  answer: z.array(person),
  errors: [],
})

export const listOutgoingRequests = defineEndpoint({
  method: 'GET',
  path: '/outgoing-requests',
  access: 'member',
  summary: 'Lists sent friend requests, newest first',
  status: 200,
  answer: z.array(person),
  errors: [],
})
