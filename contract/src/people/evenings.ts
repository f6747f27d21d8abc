import { z } from 'zod'
import { defineEndpoint, defineErrors } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { mediums } from '../values/medium.ts'
import { limitPerDay, limitPerMinute } from '../rate-limits.ts'
import { coveredWork, userSearchItem } from '../values/shapes.ts'
import {
  calendarDate,
  count,
  filledText,
  flag,
  id,
  medium,
  pathId,
  rating,
  time,
  wholeNumber,
} from '../values/values.ts'

export const errors = defineErrors({
  evening_not_found: [404, 'Evening not found'],
  evening_closed: [409, 'Not possible in the present state of the evening'],
})

const params = z.object({ eveningId: pathId('evening_not_found') })
const ofWork = params.extend({ workId: pathId('work_not_found') })

/** Why a proposal suits a person. */
const reason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('saved') }).describe('It is on their saved list'),
  z
    .object({ kind: z.literal('liked'), work: coveredWork })
    .describe('People who liked this work of theirs also liked the proposal'),
  z
    .object({ kind: z.literal('genre'), name: z.string() })
    .describe('They liked other works by this creator'),
  z.object({ kind: z.literal('popular') }),
])
export type EveningReason = z.output<typeof reason>

const proposal = z.object({
  work: coveredWork,
  minutes: z.int().positive().nullable(),
  pages: z.int().positive().nullable(),
  genres: z.array(z.string()),
  friendsRating: z.number().nullable().describe("Average rating by the caller's friends"),
  scores: z
    .array(z.object({ userId: z.int().positive(), rating }))
    .describe("The other participants' newest ratings that the caller may read"),
  reasons: z
    .array(z.object({ userId: z.int().positive(), reason }))
    .describe('One per participant'),
  vetoedBy: z
    .array(z.int().positive())
    .describe('Participants, without those hidden from the caller'),
  isVetoed: z.boolean(),
})
export type Proposal = z.output<typeof proposal>

const evening = z.object({
  id: z.int().positive(),
  medium: z.enum(mediums),
  timeStarted: time,
  hostId: z.int().positive(),
  people: z
    .array(userSearchItem.extend({ hasConfirmed: z.boolean() }))
    .describe('The host, then the invited members the caller may see; without those who left'),
  proposals: z
    .array(proposal)
    .describe('Best first; those of unknown length after others, vetoed ones last'),
  maxMinutes: z.int().positive().nullable().describe('The requested maximum'),
  maxPages: z.int().positive().nullable(),
  choice: z.object({ work: coveredWork, day: calendarDate }).nullable(),
  hasConfirmed: z.boolean().describe("Whether the choice is in the caller's diary"),
})
export type Evening = z.output<typeof evening>

const answered = { status: 200, answer: evening } as const

export const startEvening = defineEndpoint({
  method: 'POST',
  path: '/v1/evenings',
  access: 'member',
  summary: 'Starts an evening and proposes works that suit the caller and the invited friends',
  idempotent: true,
  body: z.object({
    medium,
    userIds: z
      .array(id)
      .max(limits.eveningGuestsMax)
      .default([])
      .describe('Friends of the caller, who are notified; empty for an evening alone'),
    genre: filledText(100).optional(),
    decade: wholeNumber(0, 9990).optional().describe('First year of the decade'),
    maxMinutes: wholeNumber(1, 100_000)
      .optional()
      .describe('Leaves out longer works; those of unknown length come last'),
    maxPages: wholeNumber(1, 100_000).optional().describe('Like `maxMinutes`'),
    isNewToAll: flag.default(true).describe('Leaves out works that any participant knows'),
  }),
  accountLimits: [limitPerMinute(10), limitPerDay(50)],
  status: 201,
  answer: evening,
  errors: ['forbidden', 'blocked_by_you', 'blocked_by_them', 'user_not_found'],
})

const summary = evening
  .pick({ id: true, medium: true, timeStarted: true, hostId: true, people: true, choice: true })
  .extend({ hasConfirmed: z.boolean() })
export type EveningSummary = z.output<typeof summary>

export const listEvenings = defineEndpoint({
  method: 'GET',
  path: '/v1/evenings',
  access: 'member',
  summary:
    'Lists open evenings of the last week that the caller hosts or is invited to, newest first',
  status: 200,
  answer: z.object({ items: z.array(summary), totalCount: count }),
  errors: [],
})

export const getEvening = defineEndpoint({
  method: 'GET',
  path: '/v1/evenings/{eveningId}',
  access: 'member',
  summary: 'Returns an evening with its proposals and vetoes',
  params,
  ...answered,
  errors: ['evening_not_found'],
})

export const vetoProposal = defineEndpoint({
  method: 'PUT',
  path: '/v1/evenings/{eveningId}/vetoes/{workId}',
  access: 'member',
  summary: 'Vetoes a proposal, so that it cannot be chosen; idempotent',
  params: ofWork,
  accountLimits: [limitPerMinute(120), limitPerDay(2_000)],
  ...answered,
  errors: ['evening_not_found', 'work_not_found', 'evening_closed'],
})

export const withdrawVeto = defineEndpoint({
  method: 'DELETE',
  path: '/v1/evenings/{eveningId}/vetoes/{workId}',
  access: 'member',
  summary: "Withdraws the caller's veto; idempotent",
  params: ofWork,
  accountLimits: [limitPerMinute(120), limitPerDay(2_000)],
  ...answered,
  errors: ['evening_not_found', 'work_not_found', 'evening_closed'],
})

export const chooseWork = defineEndpoint({
  method: 'PUT',
  path: '/v1/evenings/{eveningId}/choice',
  access: 'member',
  summary: 'Chooses a proposal without a veto, for a day; only the host, until someone confirms',
  params,
  body: z.object({ workId: id, day: calendarDate.describe('Not in the future') }),
  ...answered,
  errors: ['evening_not_found', 'forbidden', 'work_not_found', 'evening_closed'],
})

export const confirmEvening = defineEndpoint({
  method: 'PUT',
  path: '/v1/evenings/{eveningId}/confirmation',
  access: 'member',
  summary:
    "Adds the choice to the caller's diary, together with the others who confirm; the first confirmation notifies the others; idempotent",
  params,
  ...answered,
  errors: ['evening_not_found', 'evening_closed'],
})

export const leaveEvening = defineEndpoint({
  method: 'DELETE',
  path: '/v1/evenings/{eveningId}/membership',
  access: 'member',
  summary: 'Leaves an evening the caller is invited to and removes their vetoes',
  params,
  status: 200,
  answer: z.object({ id: z.int().positive() }),
  errors: ['evening_not_found', 'forbidden'],
})

export const endEvening = defineEndpoint({
  method: 'DELETE',
  path: '/v1/evenings/{eveningId}',
  access: 'member',
  summary: 'Ends an evening the caller hosts; diaries keep their viewings',
  params,
  status: 200,
  answer: z.object({ id: z.int().positive() }),
  errors: ['evening_not_found', 'forbidden'],
})
