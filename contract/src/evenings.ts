import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { mediums } from './medium.ts'
import { limitPerDay, limitPerMinute } from './rate-limits.ts'
import { coveredWork, userSearchItem } from './shapes.ts'
import {
  calendarDate,
  count,
  filledText,
  flag,
  id,
  medium,
  pathId,
  time,
  wholeNumber,
} from './values.ts'

const params = z.object({ eveningId: pathId('evening_not_found') })
const ofWork = params.extend({ workId: pathId('work_not_found') })

/** Why a proposal suits a person. */
const reason = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('saved') }).describe('It is on their saved list'),
  z
    .object({ kind: z.literal('liked'), work: coveredWork })
    .describe('People who liked this work of theirs liked the proposal'),
  z.object({ kind: z.literal('genre'), name: z.string() }).describe('They liked others of it'),
  z.object({ kind: z.literal('popular') }),
])
export type EveningReason = z.output<typeof reason>

const proposal = z.object({
  work: coveredWork,
  minutes: z.int().positive().nullable(),
  pages: z.int().positive().nullable(),
  genres: z.array(z.string()),
  friendsRating: z.number().nullable().describe("The average of the caller's friends"),
  reasons: z
    .array(z.object({ userId: z.int().positive(), reason }))
    .describe('One of each person of the evening'),
  vetoedBy: z
    .array(z.int().positive())
    .describe('People of the evening; without those who are hidden from the caller'),
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
    .describe('The host, then the invited whom the caller may see; those who left are left out'),
  proposals: z
    .array(proposal)
    .describe('The best first, but those of unknown length after others; vetoed ones last'),
  maxMinutes: z.int().positive().nullable().describe('What was asked for'),
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
  summary: 'Starts an evening: proposes works that suit the caller and some friends',
  idempotent: true,
  body: z.object({
    medium,
    userIds: z
      .array(id)
      .max(limits.eveningGuestsMax)
      .default([])
      .describe('Friends of the caller, who are told; none for oneself'),
    genre: filledText(100).optional(),
    decade: wholeNumber(0, 9990).optional().describe('Its first year'),
    maxMinutes: wholeNumber(1, 100_000)
      .optional()
      .describe('Leaves out longer works; those of unknown length come last'),
    maxPages: wholeNumber(1, 100_000).optional().describe('As `maxMinutes`'),
    isNewToAll: flag.default(true).describe('Leaves out what one of them knows'),
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
    'The open evenings of the last week that the caller hosts or is invited to, newest first',
  status: 200,
  answer: z.object({ items: z.array(summary), totalCount: count }),
  errors: [],
})

export const getEvening = defineEndpoint({
  method: 'GET',
  path: '/v1/evenings/{eveningId}',
  access: 'member',
  summary: 'An evening with its proposals and vetoes',
  params,
  ...answered,
  errors: ['evening_not_found'],
})

export const vetoProposal = defineEndpoint({
  method: 'PUT',
  path: '/v1/evenings/{eveningId}/vetoes/{workId}',
  access: 'member',
  summary: 'Vetoes a proposal, which nobody can choose then; repeatable',
  params: ofWork,
  accountLimits: [limitPerMinute(120), limitPerDay(2_000)],
  ...answered,
  errors: ['evening_not_found', 'work_not_found', 'evening_closed'],
})

export const withdrawVeto = defineEndpoint({
  method: 'DELETE',
  path: '/v1/evenings/{eveningId}/vetoes/{workId}',
  access: 'member',
  summary: "Takes back the caller's veto; repeatable",
  params: ofWork,
  accountLimits: [limitPerMinute(120), limitPerDay(2_000)],
  ...answered,
  errors: ['evening_not_found', 'work_not_found', 'evening_closed'],
})

export const chooseWork = defineEndpoint({
  method: 'PUT',
  path: '/v1/evenings/{eveningId}/choice',
  access: 'member',
  summary:
    'Chooses a proposal that nobody vetoed, for a day; the host only, until someone confirms',
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
    "Adds the choice to the caller's diary, with those who confirm it, too; the first one tells the others; repeatable",
  params,
  ...answered,
  errors: ['evening_not_found', 'evening_closed'],
})

export const leaveEvening = defineEndpoint({
  method: 'DELETE',
  path: '/v1/evenings/{eveningId}/membership',
  access: 'member',
  summary: 'Leaves an evening that the caller is invited to; their vetoes go',
  params,
  status: 200,
  answer: z.object({ id: z.int().positive() }),
  errors: ['evening_not_found', 'forbidden'],
})

export const endEvening = defineEndpoint({
  method: 'DELETE',
  path: '/v1/evenings/{eveningId}',
  access: 'member',
  summary: 'Ends an evening that the caller hosts; what is in diaries stays',
  params,
  status: 200,
  answer: z.object({ id: z.int().positive() }),
  errors: ['evening_not_found', 'forbidden'],
})
