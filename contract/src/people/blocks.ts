import { z } from 'zod'
import { defineEndpoint, defineErrors } from '../endpoint.ts'
import { userSearchItem } from '../values/shapes.ts'
import { username } from '../values/username.ts'
import { count, limit, offset, time } from '../values/values.ts'

export const errors = defineErrors({
  blocked_by_you: [403, 'Blocked by you'],
  blocked_by_them: [403, 'Blocked by them'],
})

const blockedMember = userSearchItem.extend({ timeBlocked: time })
export type BlockedMember = z.output<typeof blockedMember>

export const listBlocks = defineEndpoint({
  method: 'GET',
  path: '/v1/blocks',
  access: 'member',
  summary: 'Lists the members the caller has blocked, latest first',
  query: z.object({ limit: limit(100, 20), offset }),
  status: 200,
  answer: z.object({ items: z.array(blockedMember), totalCount: count }),
  errors: [],
})

export const getBlockedStatus = defineEndpoint({
  method: 'GET',
  path: '/blocked-status',
  access: 'optional',
  summary: 'Returns whether the caller and a user block each other',
  query: z.object({ user: username }),
  status: 200,
  answer: z.enum(['Blocked by them', 'Blocked by you', 'Not blocked']),
  plainText: true,
  errors: ['user_not_found'],
})

export const blockUser = defineEndpoint({
  method: 'POST',
  path: '/block-user',
  access: 'member',
  summary: 'Blocks a user and ends the friendship; idempotent',
  body: z.object({ blocked_username: username }),
  status: 200,
  answer: z.object({ blocked_username: z.string(), status: z.literal('Blocked by you') }),
  errors: ['user_not_found'],
})

export const unblockUser = defineEndpoint({
  method: 'DELETE',
  path: '/blocked-user',
  access: 'member',
  summary: 'Unblocks a user; idempotent',
  query: z.object({ user: username }),
  valuesAnywhere: true,
  status: 200,
  answer: z.object({ user: z.string(), status: z.literal('Not blocked') }),
  errors: ['user_not_found'],
})
