import { z } from 'zod'
import { actId } from './acts.ts'
import { defineEndpoint, defineErrors } from '../endpoint.ts'
import { pageSizes } from '../limits.ts'
import { coveredWork, perMedium, userSearchItem } from '../values/shapes.ts'
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
} from '../values/values.ts'

export const errors = defineErrors({
  viewing_not_found: [404, 'Viewing not found'],
})

const viewing = z.object({
  id: z.int().positive(),
  work: coveredWork,
  day: partialDate.nullable().describe('A day, or only its month or year; null if it has no date'),
  isRepeat: z.boolean(),
  review: z
    .object({ id: z.int().positive(), rating, hasText: z.boolean() })
    .nullable()
    .describe('Its review; `dateViewed` equals the day, `viewedIn` a month or year'),
  companions: z
    .array(userSearchItem)
    .describe('Friends of the owner who logged it together with them'),
  tags: z.array(z.string()).optional().describe('Visible to the owner only'),
})

const diaryRow = viewing.extend({
  entries: z
    .object({
      count: count.describe('Number of seasons, episodes or tracks'),
      spans: z
        .array(
          z.object({
            season: count.describe('0 for specials; disc of tracks'),
            from: count.nullable().describe('Null for the whole season'),
            to: count.nullable(),
          }),
        )
        .describe('Those with a season, in order; consecutive numbers form one span'),
      title: z.string().nullable().describe('Title of the only one, if known'),
    })
    .optional()
    .describe(
      'Entries of the work seen on that day, in one row, with `withEntries`; the id of such a row is not that of a viewing',
    ),
})
export type DiaryRow = z.output<typeof diaryRow>

export type Viewing = z.output<typeof viewing>

const page = { items: z.array(viewing) }

const withEntries = flag
  .default(false)
  .describe('Adds a row per work and day for seasons, episodes or tracks that the member saw')

export const listViewings = defineEndpoint({
  method: 'GET',
  path: '/v1/viewings',
  access: 'optional',
  summary:
    "Lists a member's diary by day, latest first; viewings of a whole month or year follow its days, undated ones come last",
  query: z.object({
    userId: id,
    medium: medium.optional(),
    year: wholeNumber(1, 9999).optional(),
    month: wholeNumber(1, 12).optional().describe('Month of `year`; ignored without it'),
    reviewed: flag.optional().describe('True leaves out viewings without a review'),
    undated: flag.optional().describe('True leaves out viewings with a day, month or year'),
    withEntries,
    limit: limit(100, pageSizes.diary),
    before: anyText.max(100).optional().describe("`before` of the previous page's response"),
  }),
  status: 200,
  answer: z.object({
    items: z.array(diaryRow),
    before: z
      .string()
      .nullable()
      .describe('Cursor of the next page; null after a page with fewer than `limit` items'),
  }),
  errors: ['not_in_audience', 'blocked_by_them', 'user_not_found'],
})

export const summarizeViewings = defineEndpoint({
  method: 'GET',
  path: '/v1/viewings/summary/{userId}',
  access: 'optional',
  summary: "Counts the viewings in a member's diary by medium and year",
  params: z.object({ userId: pathId('user_not_found') }),
  query: z.object({ withEntries }),
  status: 200,
  answer: z.object({
    total: count,
    perMedium,
    years: z
      .array(z.object({ year: z.int().positive(), total: count, perMedium }))
      .describe('Latest first; without undated viewings'),
  }),
  errors: ['not_in_audience', 'blocked_by_them', 'user_not_found'],
})

export const countViewingsByDay = defineEndpoint({
  method: 'GET',
  path: '/v1/viewings/days/{userId}',
  access: 'optional',
  summary: "Counts the viewings of each day of a year in a member's diary",
  params: z.object({ userId: pathId('user_not_found') }),
  query: z.object({ year: wholeNumber(1, 9999), medium: medium.optional(), withEntries }),
  status: 200,
  answer: z.object({
    items: z
      .array(z.object({ day: calendarDate, count }))
      .describe('Days with viewings, earliest first'),
    partial: z
      .array(z.object({ day: monthOrYear, count }))
      .describe('Viewings of the year without a known day'),
  }),
  errors: ['not_in_audience', 'blocked_by_them', 'user_not_found'],
})
export type DayCounts = z.output<typeof countViewingsByDay.answer>

export const listOwnViewingsOfWork = defineEndpoint({
  method: 'GET',
  path: '/v1/works/{medium}/{workId}/own-viewings',
  access: 'member',
  summary: "Lists the caller's viewings of a work, latest first",
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
      .describe("The caller's review of it, unless another viewing has it; it takes over the day"),
  }),
  status: 201,
  answer: viewing,
  errors: ['work_not_found', 'review_not_found'],
})

export const editViewing = defineEndpoint({
  method: 'PATCH',
  path: '/v1/viewings/{id}',
  access: 'member',
  summary:
    'Updates a viewing of the caller and the day of its review; omitted fields stay unchanged',
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
  summary: 'Deletes a viewing of the caller; its review stays, without a day',
  params: z.object({ id: pathId('viewing_not_found') }),
  status: 200,
  answer: z.object({ id: z.int().positive(), actId }),
  errors: ['viewing_not_found'],
})
