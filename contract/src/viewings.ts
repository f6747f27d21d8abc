import { z } from 'zod'
import { actId } from './acts.ts'
import { defineEndpoint } from './endpoint.ts'
import { pageSizes } from './limits.ts'
import { coveredWork, perMedium, userSearchItem } from './shapes.ts'
import {
  anyText,
  calendarDate,
  count,
  flag,
  id,
  limit,
  medium,
  monthOrYear,
  offset,
  partialDate,
  pathId,
  rating,
  tagList,
  wholeNumber,
} from './values.ts'

const viewing = z.object({
  id: z.int().positive(),
  work: coveredWork,
  day: partialDate
    .nullable()
    .describe('A day, or its month or year if no more is known; null if only the fact is known'),
  isRepeat: z.boolean(),
  review: z
    .object({ id: z.int().positive(), rating, hasText: z.boolean() })
    .nullable()
    .describe('The review of it; its dateViewed equals the day, its viewedIn a month or year'),
  companions: z
    .array(userSearchItem)
    .describe('Friends of the owner who logged it together with them'),
  tags: z.array(z.string()).optional().describe('Only for the owner'),
})

const diaryRow = viewing.extend({
  entries: z
    .object({
      count: count.describe('Of the seasons, episodes or tracks'),
      spans: z
        .array(
          z.object({
            season: count.describe('0 for specials; the disc of tracks'),
            from: count.nullable().describe('Null for the season as a whole'),
            to: count.nullable(),
          }),
        )
        .describe('Those with a season, in their order; numbers without a gap are one span'),
      title: z.string().nullable().describe('Of the only one, where it is known'),
    })
    .optional()
    .describe(
      'The entries of the work that the member saw on the day, in one row with `withEntries`; its id is none of a viewing',
    ),
})
export type DiaryRow = z.output<typeof diaryRow>

export type Viewing = z.output<typeof viewing>

const page = { items: z.array(viewing) }

const withEntries = flag
  .default(false)
  .describe('Adds one row per work and day of which the member saw seasons, episodes or tracks')

export const listViewings = defineEndpoint({
  method: 'GET',
  path: '/v1/viewings',
  access: 'optional',
  summary:
    "A member's diary: viewings by day, latest first, those of a month or year after its days, those without a date last",
  query: z.object({
    userId: id,
    medium: medium.optional(),
    year: wholeNumber(1, 9999).optional(),
    month: wholeNumber(1, 12).optional().describe('Of the `year`; ignored without it'),
    reviewed: flag.optional().describe('true leaves out viewings without a review'),
    undated: flag.optional().describe('true leaves out viewings with a day, month or year'),
    withEntries,
    limit: limit(100, pageSizes.diary),
    before: anyText.max(100).optional().describe('`before` of the answer with the page before'),
  }),
  status: 200,
  answer: z.object({
    items: z.array(diaryRow),
    before: z
      .string()
      .nullable()
      .describe('Cursor of the next page; null after a page shorter than `limit`'),
  }),
  errors: ['not_in_audience', 'blocked_by_them', 'user_not_found'],
})

export const summarizeViewings = defineEndpoint({
  method: 'GET',
  path: '/v1/viewings/summary/{userId}',
  access: 'optional',
  summary: "How many viewings a member's diary has, by medium and year",
  params: z.object({ userId: pathId('user_not_found') }),
  query: z.object({ withEntries }),
  status: 200,
  answer: z.object({
    total: count,
    perMedium,
    years: z
      .array(z.object({ year: z.int().positive(), total: count, perMedium }))
      .describe('Latest first; without the viewings that have no date'),
  }),
  errors: ['not_in_audience', 'blocked_by_them', 'user_not_found'],
})

export const countViewingsByDay = defineEndpoint({
  method: 'GET',
  path: '/v1/viewings/days/{userId}',
  access: 'optional',
  summary: "How many viewings each day of a year has in a member's diary",
  params: z.object({ userId: pathId('user_not_found') }),
  query: z.object({ year: wholeNumber(1, 9999), medium: medium.optional(), withEntries }),
  status: 200,
  answer: z.object({
    items: z
      .array(z.object({ day: calendarDate, count }))
      .describe('The days that have any, earliest first'),
    partial: z
      .array(z.object({ day: monthOrYear, count }))
      .describe('The viewings of the year of which only the month or the year is known'),
  }),
  errors: ['not_in_audience', 'blocked_by_them', 'user_not_found'],
})
export type DayCounts = z.output<typeof countViewingsByDay.answer>

export const listOwnViewingsOfWork = defineEndpoint({
  method: 'GET',
  path: '/v1/works/{medium}/{workId}/own-viewings',
  access: 'member',
  summary: "The caller's viewings of a work, latest first",
  params: z.object({ medium, workId: pathId('work_not_found') }),
  query: z.object({ limit: limit(100, pageSizes.ownViewings), offset }),
  status: 200,
  answer: z.object({ ...page, totalCount: count }),
  errors: ['work_not_found'],
})

export const addViewing = defineEndpoint({
  method: 'POST',
  path: '/v1/viewings',
  access: 'member',
  summary: 'Adds a viewing; marks the work engaged and no longer saved for later',
  idempotent: true,
  body: z.object({
    work: z.object({ id, medium }),
    day: partialDate.nullable().default(null),
    isRepeat: flag.default(false),
    tags: tagList.default([]),
    reviewId: id
      .nullish()
      .describe("The caller's review of it, if no other viewing has it; takes over the day"),
  }),
  status: 201,
  answer: viewing,
  errors: ['work_not_found', 'review_not_found'],
})

export const editViewing = defineEndpoint({
  method: 'PATCH',
  path: '/v1/viewings/{id}',
  access: 'member',
  summary: "Changes one's own viewing and the day of its review; absent fields stay",
  params: z.object({ id: pathId('viewing_not_found') }),
  body: z.object({
    day: partialDate.nullish(),
    isRepeat: flag.optional(),
    tags: tagList.optional(),
  }),
  status: 200,
  answer: viewing,
  errors: ['viewing_not_found'],
})

export const deleteViewing = defineEndpoint({
  method: 'DELETE',
  path: '/v1/viewings/{id}',
  access: 'member',
  summary: "Deletes one's own viewing; its review stays without a day",
  params: z.object({ id: pathId('viewing_not_found') }),
  status: 200,
  answer: z.object({ id: z.int().positive(), actId }),
  errors: ['viewing_not_found'],
})
