import { z } from 'zod'
import { defineEndpoint, defineErrors } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { reportTypes } from './reports.ts'
import { count, filledText, inputTime, limit, offset, pathId, time } from '../values/values.ts'

export const errors = defineErrors({
  case_not_found: [404, 'Case not found'],
})

/** Decisions that an admin can make about a reported item. */
export const decisions = ['remove', 'warn', 'suspend', 'dismiss'] as const
export type Decision = (typeof decisions)[number]

const person = z.object({ id: z.int().positive(), username: z.string() })

const moderationCase = z.object({
  id: z.int().positive(),
  type: z.enum(reportTypes),
  itemId: z.int().positive(),
  item: z
    .object({
      summary: z.string().describe('A title, a name, or the text of a review or comment'),
      path: z.string().describe('Its page in the web app'),
      author: person.nullable().describe('Null for a work'),
      picture: z.string().nullable().describe('Profile picture of a member'),
      texts: z.string().nullable().describe('Profile texts of a member'),
    })
    .nullable()
    .describe('Null once it no longer exists'),
  reportCount: count,
  reports: z
    .array(
      z.object({
        reporter: person.nullable().describe('Null once the account is deleted'),
        reason: z.string(),
        comments: z.string().nullable(),
        time,
      }),
    )
    .describe('The 20 newest'),
  timeOpened: time,
  timeReported: time.describe('Time of the newest report'),
  earlierActs: count.describe('Earlier removals, warnings and suspensions of the author'),
  inviters: z
    .array(person)
    .describe('Who invited the author, who invited that member, and so on; at most five'),
  outcome: z.enum(decisions).nullable(),
})
export type ModerationCase = z.output<typeof moderationCase>

export const listCases = defineEndpoint({
  method: 'GET',
  path: '/v1/moderation/cases',
  access: 'admin',
  summary: 'Lists reported items that need a decision, latest report first',
  query: z.object({ limit: limit(100, 20), offset }),
  status: 200,
  answer: z.object({ items: z.array(moderationCase), totalCount: count }),
  errors: [],
})

export const decideCase = defineEndpoint({
  method: 'POST',
  path: '/v1/moderation/cases/{caseId}/decision',
  access: 'admin',
  freshProof: 'ifSecondFactor',
  recordsItself: true,
  summary:
    'Decides a case: removes the item, warns or suspends its author, or dismisses the reports',
  params: z.object({ caseId: pathId('case_not_found') }),
  body: z.object({
    decision: z.enum(decisions),
    part: z
      .enum(['picture', 'profileTexts'])
      .default('picture')
      .describe("Part of a member's profile to remove"),
    reason: filledText(limits.moderationReasonMax)
      .optional()
      .describe(
        'Shown to the author. Required for a suspension; by default that of the newest report',
      ),
    until: inputTime.nullish().describe('End of a suspension; omit it for an indefinite one'),
  }),
  status: 200,
  answer: z.object({ actId: z.int().positive() }),
  errors: ['case_not_found', 'item_not_found', 'own_item'],
})

export const undoAct = defineEndpoint({
  method: 'POST',
  path: '/v1/moderation/acts/{actId}/undo',
  access: 'admin',
  freshProof: 'ifSecondFactor',
  recordsItself: true,
  summary: 'Reverts a decision within 30 days, restores what was removed and reopens the case',
  params: z.object({ actId: pathId('act_not_found') }),
  status: 200,
  answer: z.object({ actId: z.int().positive(), undone: z.literal(true) }),
  errors: ['act_not_found'],
})

const suspension = z.object({
  reason: z.string(),
  timeSuspended: time,
  timeEnds: time.nullable().describe('Null if indefinite'),
})

export const getSuspension = defineEndpoint({
  method: 'GET',
  path: '/v1/suspension',
  access: 'member',
  whileSuspended: true,
  summary: "Returns the reason and end of the caller's suspension",
  status: 200,
  answer: z.object({ suspension: suspension.nullable() }),
  errors: [],
})
