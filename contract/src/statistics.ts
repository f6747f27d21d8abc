import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { mediums } from './medium.ts'
import { coveredWork, userSearchItem } from './shapes.ts'
import {
  anyText,
  calendarDate,
  count,
  limit,
  medium,
  partialDate,
  pathId,
  rating,
  wholeNumber,
} from './values.ts'

const year = wholeNumber(1, 9999)
const mean = z.number().min(0).max(10)

const period = {
  year: year.optional().describe('All time without it'),
  medium: medium.optional(),
}

const totals = z.object({
  viewings: count.describe(
    'Rows of the diary: one per viewing, and one per work and day of entries seen',
  ),
  works: count.describe('Each once'),
  episodes: count.describe('Of shows and podcasts, seen one by one'),
  minutes: count.describe('Of films and albums as a whole and of single episodes, where known'),
  pages: count.describe('Of books, where known'),
  repeats: count.describe('Viewings that were not the first'),
  days: count.describe('With a viewing'),
})
export type Totals = z.output<typeof totals>

const bar = z.object({ value: count, viewings: count, before: count })
export type Bar = z.output<typeof bar>

const group = z.object({
  value: z.string(),
  works: count,
  mean: mean.nullable().describe("Of the member's own ratings"),
})
export type Group = z.output<typeof group>

const contributor = z.object({
  id: z.int().positive(),
  name: z.string(),
  works: count,
  rated: count.describe('Of the works'),
  mean: mean.nullable(),
})
export type CountedContributor = z.output<typeof contributor>

const contributors = z.object({
  most: z.array(contributor).describe('Of at least two works, most works first, at most 12'),
  best: z
    .array(contributor)
    .describe(
      "Of at least three rated works, by the mean of the ratings drawn to the member's own, at most 12",
    ),
})

const dated = z.object({ work: coveredWork, day: partialDate.nullable() })
const measured = z.object({
  work: coveredWork,
  amount: z.int().positive().describe('Minutes; pages of a book'),
})

const statistics = z.object({
  year: year.nullable(),
  years: z.array(z.object({ year, viewings: count })).describe('Those of the diary, latest first'),
  undated: count.describe('Viewings of the diary that have no date at all; in no year'),
  partial: z
    .object({
      month: count.describe('Viewings of the period without a month'),
      day: count.describe('Those with a month and no day'),
    })
    .describe('In the totals, and not in the charts that need more'),
  totals,
  before: totals.nullable().describe('Of the year before'),
  months: z.array(bar).describe('1 to 12; `before` is the year before'),
  weekdays: z.array(bar).describe('1 for Monday to 7'),
  mediums: z.array(z.object({ medium: z.enum(mediums), viewings: count, works: count })),
  ratings: z.object({
    mean: mean.nullable(),
    works: count.describe('Rated ones'),
    items: z
      .array(z.object({ rating, works: count }))
      .describe('0 to 10; the newest rating of each work counts'),
  }),
  decades: z.array(group).describe('First years, such as 1990, earliest first'),
  genres: z.array(group).describe('Most works first, as the others'),
  countries: z.array(group).describe('ISO 3166-1 alpha-2'),
  languages: z.array(group).describe('ISO 639'),
  creators: contributors,
  cast: contributors,
  first: dated.nullable().describe('The first of known day'),
  last: dated.nullable(),
  longest: z.array(measured).describe('The longest film and the longest book'),
  shortest: z.array(measured),
  stopped: count.describe('Works that the member stopped, without those they keep to themselves'),
  streak: z
    .object({ days: count, from: calendarDate, to: calendarDate })
    .nullable()
    .describe('The most days in a row with a viewing, the latest of equals'),
  mostLiked: z
    .object({
      reviewId: z.int().positive(),
      work: coveredWork,
      rating,
      likes: z.int().positive(),
    })
    .nullable()
    .describe('Of the reviews of these viewings, one that the caller may read'),
})
export type Statistics = z.output<typeof statistics>

const ofMember = z.object({ userId: pathId('user_not_found') })

export const showStatistics = defineEndpoint({
  method: 'GET',
  path: '/v1/statistics/{userId}',
  access: 'optional',
  summary: "Figures of a member's diary in a year or of all time",
  params: ofMember,
  query: z.object(period),
  status: 200,
  answer: statistics,
  errors: ['not_in_audience', 'blocked_by_them', 'user_not_found'],
})

/** Kinds of figures, by the thing they count. */
export const figures = [
  'year',
  'month',
  'weekday',
  'rating',
  'decade',
  'genre',
  'country',
  'language',
  'creator',
  'cast',
  'days',
  'repeats',
  'episodes',
  'minutes',
  'pages',
  'stopped',
  'undated',
] as const
export type Figure = (typeof figures)[number]

const workBehind = z.object({
  work: coveredWork,
  viewings: count.describe('Those that are counted'),
  day: partialDate.nullable().describe('Of the latest of them'),
  rating: rating.nullable().describe("The member's, if the caller may read its review"),
})
export type WorkBehind = z.output<typeof workBehind>

export const listWorksOfStatistics = defineEndpoint({
  method: 'GET',
  path: '/v1/statistics/{userId}/works',
  access: 'optional',
  summary: 'The works behind a figure, latest seen first',
  params: ofMember,
  query: z.object({
    ...period,
    by: z.enum(figures).optional().describe('All works of the period without it'),
    value: anyText
      .max(255)
      .optional()
      .describe(
        'As in the figures; the id of a contributor; the first and last of some days, `2026-01-03/2026-01-09`',
      ),
    limit: limit(100, 30),
    before: anyText.max(100).optional().describe('`before` of the answer with the page before'),
  }),
  status: 200,
  answer: z.object({
    items: z.array(workBehind),
    before: z
      .string()
      .nullable()
      .describe('Cursor of the next page; null after a page shorter than `limit`'),
  }),
  errors: ['not_in_audience', 'blocked_by_them', 'user_not_found'],
})

const ratedByBoth = z.object({
  friend: userSearchItem,
  work: coveredWork,
  yourRating: rating,
  theirRating: rating,
})
export type RatedByFriend = z.output<typeof ratedByBoth>

export const showStatisticsWithFriends = defineEndpoint({
  method: 'GET',
  path: '/v1/own-statistics/friends',
  access: 'member',
  summary: "The caller's works of a year or of all time beside those of friends",
  query: z.object(period),
  status: 200,
  answer: z.object({
    agreed: z.array(ratedByBoth).describe('Rated most alike, what both like most first'),
    differed: z.array(ratedByBoth).describe('Rated least alike'),
    together: z
      .array(
        z.object({
          work: coveredWork,
          day: partialDate.nullable(),
          friends: z.array(userSearchItem),
        }),
      )
      .describe('Evenings that the caller and friends logged, latest first'),
    loved: z
      .array(
        z.object({
          friend: userSearchItem,
          work: coveredWork,
          theirRating: rating,
          reviewId: z.int().positive(),
        }),
      )
      .describe('What the caller sent and the friend rated 8 or more since'),
    unseen: z
      .array(z.object({ work: coveredWork, friends: z.int().positive() }))
      .describe('Seen by at least two friends and not by the caller, most friends first'),
    furthest: z
      .array(z.object({ work: coveredWork, yourRating: rating, mean, ratings: count }))
      .describe('Furthest from the mean of all; of works with at least three ratings'),
  }),
  errors: [],
})
export type StatisticsWithFriends = z.output<typeof showStatisticsWithFriends.answer>
