import { z } from 'zod'
import { defineEndpoint, defineErrors } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { limitPerDay, limitPerMinute } from '../rate-limits.ts'
import { coveredWork, userSearchItem } from '../values/shapes.ts'
import {
  count,
  filledLine,
  flag,
  limit,
  offset,
  pathId,
  time,
  wholeNumber,
} from '../values/values.ts'

export const errors = defineErrors({
  invitation_not_found: [404, 'This invitation is not open'],
  invitation_required: [403, 'An invitation is needed'],
  invitations_full: [409, 'Too many invitations are open'],
})

const invitation = z.object({
  id: z.int().positive(),
  token: z.string().describe('The link is `/join/{token}`'),
  name: z.string().nullable().describe('A label for the inviter, such as "Sunday cinema"'),
  befriends: z.boolean().describe('Whoever joins becomes a friend of the inviter at once'),
  usesMax: count,
  members: z.array(userSearchItem).describe('Members who joined with it, newest first'),
  timeCreated: time,
  timeExpires: time,
  isOpen: z.boolean().describe('False once it is used up, expired or revoked'),
})
export type Invitation = z.output<typeof invitation>

export const listInvitations = defineEndpoint({
  method: 'GET',
  path: '/v1/invitations',
  access: 'member',
  summary: "Lists the caller's invitations, newest first",
  status: 200,
  answer: z.object({ items: z.array(invitation) }),
  errors: [],
})

export const createInvitation = defineEndpoint({
  method: 'POST',
  path: '/v1/invitations',
  access: 'member',
  summary: 'Creates a link that lets others register',
  idempotent: true,
  body: z.object({
    name: filledLine(limits.invitationNameMax).nullish(),
    usesMax: wholeNumber(1, limits.invitationUsesMax).default(1),
    days: wholeNumber(1, limits.invitationDaysMax).default(14),
    befriends: flag.default(true),
  }),
  accountLimits: [limitPerMinute(10), limitPerDay(30)],
  status: 201,
  answer: invitation,
  errors: ['invitations_full'],
})

const params = z.object({ id: pathId('invitation_not_found') })

export const endInvitation = defineEndpoint({
  method: 'DELETE',
  path: '/v1/invitations/{id}',
  access: 'member',
  summary: 'Revokes an invitation of the caller; admins can revoke any',
  params,
  status: 200,
  answer: z.object({ id: z.int().positive() }),
  errors: ['invitation_not_found'],
})

export const listAllInvitations = defineEndpoint({
  method: 'GET',
  path: '/v1/admin/invitations',
  access: 'admin',
  summary: 'Lists the invitations of all members, newest first, with who joined',
  query: z.object({ limit: limit(100, 50), offset }),
  status: 200,
  answer: z.object({
    items: z.array(invitation.extend({ inviter: userSearchItem })),
    totalCount: count,
  }),
  errors: [],
})

export const showInvitation = defineEndpoint({
  method: 'GET',
  path: '/v1/join/{token}',
  access: 'open',
  summary: 'Returns the inviter behind a link, with works they love',
  params: z.object({ token: z.string().max(100) }),
  status: 200,
  answer: z.object({
    inviter: userSearchItem,
    befriends: z.boolean(),
    works: z.array(coveredWork).describe('At most three'),
  }),
  errors: ['invitation_not_found'],
})
