import { z } from 'zod'
import { actId } from './acts.ts'
import { defineEndpoint, defineErrors } from '../endpoint.ts'
import { ending, namedEntry } from '../works/entries.ts'
import { limits } from '../limits.ts'
import { coveredWork, userSearchItem } from '../values/shapes.ts'
import {
  anyText,
  calendarDate,
  count,
  filledText,
  flag,
  id,
  inputTime,
  limit,
  medium,
  pathId,
  time,
  wholeNumber,
} from '../values/values.ts'

export const errors = defineErrors({
  progress_changed: [409, 'The progress was changed elsewhere'],
})

/** How far a member is in a work that they have not finished. */

export const progressState = z.enum(['going', 'paused', 'stopped'])
export type ProgressState = z.output<typeof progressState>

export const progressUnit = z.enum(['page', 'minute', 'percent'])
export type ProgressUnit = z.output<typeof progressUnit>

const openProgress = z.object({
  id: z.int().positive(),
  work: coveredWork,
  state: progressState,
  entry: namedEntry.nullable().describe('Last entry that the member saw or heard'),
  amount: count.nullable(),
  unit: progressUnit.nullable(),
  total: count.nullable().describe("Pages or minutes of the member's own edition"),
  timeStarted: time,
  timeChanged: time,
})
export type OpenProgress = z.output<typeof openProgress>

const progress = openProgress.extend({
  isPrivate: z.boolean().describe('Visible to the member only'),
  next: namedEntry.nullable().describe('Next released entry'),
  left: count.describe('Released entries after the last one seen'),
})
export type Progress = z.output<typeof progress>

const friendProgress = openProgress.extend({
  user: userSearchItem,
  seen: z
    .object({ day: calendarDate, first: namedEntry, last: namedEntry, count })
    .nullable()
    .describe('Entries of the latest day on which the member saw or heard any'),
})
export type FriendProgress = z.output<typeof friendProgress>

const workPath = z.object({ medium, workId: pathId('work_not_found') })
const ofWork = z.object({ progress: progress.nullable() })

const page = {
  limit: limit(100, 20),
  before: anyText.max(100).optional().describe("`before` of the previous page's response"),
}
const before = z.string().nullable().describe('Cursor of the next page; null on the last page')

export const getProgress = defineEndpoint({
  method: 'GET',
  path: '/v1/progress/{medium}/{workId}',
  access: 'member',
  summary: "Returns the caller's progress in a work; null if there is none",
  params: workPath,
  status: 200,
  answer: ofWork,
  errors: ['work_not_found'],
})

const amountMax = limits.progressAmountMax

export const putProgress = defineEndpoint({
  method: 'PUT',
  path: '/v1/progress/{medium}/{workId}',
  access: 'member',
  summary:
    "Sets the caller's progress in a work to an entry or an amount; omitted fields stay unchanged",
  params: workPath,
  body: z
    .object({
      state: progressState.optional().describe('Defaults to `going` for a work without progress'),
      entryId: id.optional(),
      season: wholeNumber(0, limits.seasonMax).optional(),
      number: wholeNumber(1, limits.entryNumberMax).optional(),
      amount: wholeNumber(0, amountMax).optional(),
      unit: progressUnit.optional(),
      total: wholeNumber(1, amountMax).optional(),
      isPrivate: flag.optional(),
      remark: filledText(limits.remarkMax).optional().describe('Posts a remark at the given point'),
      upToHere: flag
        .default(false)
        .describe('Marks everything up to the entry as seen or heard, except specials'),
      finished: flag
        .default(false)
        .describe('Finishes the work: marks it, with a viewing on the day'),
      day: calendarDate.nullable().default(null).describe('Day of these viewings'),
      unmodifiedSince: inputTime
        .optional()
        .describe('`timeChanged` known to the client; refused if the progress changed since'),
    })
    .refine(({ season, number }) => (season === undefined) === (number === undefined), {
      path: ['number'],
      message: 'Give both season and number',
    })
    .refine(
      ({ entryId, season, amount }) =>
        [entryId, season, amount].filter((one) => one !== undefined).length <= 1,
      { path: ['amount'], message: 'Give either an entry or an amount' },
    )
    .refine(
      ({ remark, entryId, season, amount }) =>
        remark === undefined || [entryId, season, amount].some((one) => one !== undefined),
      { path: ['remark'], message: 'Give the point that it is about' },
    )
    .refine(({ amount, unit }) => amount === undefined || unit !== undefined, {
      path: ['unit'],
      message: 'Required',
    })
    .refine(
      ({ amount, unit, total }) =>
        amount !== undefined || (unit === undefined && total === undefined),
      { path: ['amount'], message: 'Required' },
    )
    .refine(({ amount = 0, unit }) => unit !== 'percent' || amount <= 100, {
      path: ['amount'],
      message: 'Must be at most 100',
    })
    .refine(({ unit, total }) => unit !== 'percent' || total === undefined, {
      path: ['total'],
      message: 'Only pages and minutes have a total',
    })
    .refine(({ amount = 0, total }) => total === undefined || amount <= total, {
      path: ['amount'],
      message: 'Must be at most the total',
    }),
  status: 200,
  answer: ofWork.extend({
    actId,
    ...ending,
    finished: z
      .boolean()
      .describe(
        'The progress ended, by `finished` or because every episode of an ended show was seen',
      ),
  }),
  errors: ['work_not_found', 'work_entry_not_found', 'entry_unlikely', 'progress_changed'],
})

export const deleteProgress = defineEndpoint({
  method: 'DELETE',
  path: '/v1/progress/{medium}/{workId}',
  access: 'member',
  summary: "Deletes the caller's progress in a work; idempotent",
  params: workPath,
  status: 200,
  answer: ofWork.extend({ actId }),
  errors: ['work_not_found'],
})

export const listProgress = defineEndpoint({
  method: 'GET',
  path: '/v1/progress',
  access: 'member',
  summary: "Lists the caller's progress, latest change first",
  query: z.object({ state: progressState.optional(), ...page }),
  status: 200,
  answer: z.object({ items: z.array(progress), before }),
  errors: [],
})

export const listProgressOfUser = defineEndpoint({
  method: 'GET',
  path: '/v1/users/{userId}/progress',
  access: 'optional',
  summary: "Lists a member's works in progress, latest change first",
  params: z.object({ userId: pathId('user_not_found') }),
  query: z.object(page),
  status: 200,
  answer: z.object({ items: z.array(openProgress), before }),
  errors: ['not_in_audience', 'user_not_found', 'blocked_by_them'],
})

export const listFriendsProgress = defineEndpoint({
  method: 'GET',
  path: '/v1/friends-progress',
  access: 'member',
  summary: "Lists the works in progress of the caller's friends, latest change first",
  query: z.object(page),
  status: 200,
  answer: z.object({ items: z.array(friendProgress), before }),
  errors: [],
})
