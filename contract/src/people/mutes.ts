import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { userSearchItem } from '../values/shapes.ts'
import { pathId, time } from '../values/values.ts'

const params = z.object({ userId: pathId('user_not_found') })

const mutedMember = userSearchItem.extend({ timeMuted: time })
export type MutedMember = z.output<typeof mutedMember>

export const listMutes = defineEndpoint({
  method: 'GET',
  path: '/v1/mutes',
  access: 'member',
  summary: 'Lists all members the caller mutes, latest first',
  status: 200,
  answer: z.object({ items: z.array(mutedMember) }),
  errors: [],
})

export const mute = defineEndpoint({
  method: 'PUT',
  path: '/v1/mutes/{userId}',
  access: 'member',
  summary:
    'Mutes a member: hides their reviews, comments and notifications from the caller; idempotent',
  params,
  status: 200,
  answer: z.object({ isMuted: z.literal(true) }),
  errors: ['own_item', 'user_not_found'],
})

export const unmute = defineEndpoint({
  method: 'DELETE',
  path: '/v1/mutes/{userId}',
  access: 'member',
  summary: 'Unmutes a member; idempotent',
  params,
  status: 200,
  answer: z.object({ isMuted: z.literal(false) }),
  errors: ['user_not_found'],
})
