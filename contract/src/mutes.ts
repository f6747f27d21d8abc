import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { userSearchItem } from './shapes.ts'
import { pathId, time } from './values.ts'

const params = z.object({ userId: pathId('user_not_found') })

const mutedMember = userSearchItem.extend({ timeMuted: time })
export type MutedMember = z.output<typeof mutedMember>

export const listMutes = defineEndpoint({
  method: 'GET',
  path: '/v1/mutes',
  access: 'member',
  summary: 'The members whom the caller mutes, latest first; all of them',
  status: 200,
  answer: z.object({ items: z.array(mutedMember) }),
  errors: [],
})

export const mute = defineEndpoint({
  method: 'PUT',
  path: '/v1/mutes/{userId}',
  access: 'member',
  summary: 'Keeps the reviews, comments and notifications of a member from the caller; repeatable',
  params,
  status: 200,
  answer: z.object({ isMuted: z.literal(true) }),
  errors: ['own_item', 'user_not_found'],
})

export const unmute = defineEndpoint({
  method: 'DELETE',
  path: '/v1/mutes/{userId}',
  access: 'member',
  summary: 'Ends a mute; repeatable',
  params,
  status: 200,
  answer: z.object({ isMuted: z.literal(false) }),
  errors: ['user_not_found'],
})
