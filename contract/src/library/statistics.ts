import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { mediums } from '../values/medium.ts'
import { coveredWork, userSearchItem } from '../values/shapes.ts'
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
} from '../values/values.ts'

const year = wholeNumber(1, 9999)
const mean = z.number().min(0).max(10)

const period = {
  year: year.optional().describe('Omit it for all time'),
  medium: medium.optional(),
}

const totals = z.object({
  viewings: count.describe(
    'Rows of the diary: one per viewing, and one per work and day for entries seen',
  ),
  works: count.describe('Each counted once'),
  episodes: count.describe('Episodes of shows and podcasts seen one by one'),
  minutes: count.describe('Of whole films and albums and of single episodes, if known'),
  pages: count.describe('Of books, if known'),
  repeats: count.describe('Viewings other than the first'),
  days: count.describe('Days with a viewing'),
})
export type Totals = z.output<typeof totals>

const bar = z.object({ value: count, viewings: count, before: count })
export type Bar = z.output<typeof bar>

const group = z.object({
  value: z.string(),
  works: count,
  mean: mean.nullable().describe("Mean of the member's own ratings"),
})
export type Group = z.output<typeof group>

const contributor = z.object({
  id: z.int().positive(),
  name: z.string(),
  works: count,
  rated: count.describe('Rated works'),
  mean: mean.nullable(),
})
export type CountedContributor = z.output<typeof contributor>

const contributors = z.object({
  most: z.array(contributor).describe('With at least two works, most works first, at most 12'),
  best: z
    .array(contributor)
    .describe(
      "With at least three rated works, by the mean rating weighted towards the member's own mean, at most 12",
    ),
})

const dated = z.object({ work: coveredWork, day: partialDate.nullable() })
const measured = z.object({
  work: coveredWork,
  amount: z.int().positive().describe('Minutes; pages for a book'),
})

const statistics = z.object({
  year: year.nullable(),
  years: z.array(z.object({ year, viewings: count })).describe('Years of the diary, latest first'),
  undated: count.describe('Viewings without any date; they belong to no year'),
  partial: z
    .object({
      month: count.describe('Viewings of the period without a month'),
      day: count.describe('Viewings with a month but no day'),
    })
    .describe('Included in totals but not in charts that need a full date'),
  totals,
  before: totals.nullable().describe('Of the year before'),
  months: z.array(bar).describe('1 to 12; `before` is the year before'),
  weekdays: z.array(bar).describe('1 for Monday to 7'),
  mediums: z.array(z.object({ medium: z.enum(mediums), viewings: count, works: count })),
  ratings: z.object({
    mean: mean.nullable(),
    works: count.describe('Rated works'),
    items: z
      .array(z.object({ rating, works: count }))
      .describe('0 to 10; each work counts with its newest rating'),
  }),
  decades: z.array(group).describe('First years, such as 1990, earliest first'),
  genres: z.array(group).describe('Most works first, like the others'),
  countries: z.array(group).describe('ISO 3166-1 alpha-2'),
  languages: z.array(group).describe('ISO 639'),
  known: z
    .object({ decades: count, genres: count, countries: count, languages: count })
    .describe('Works of the period that have such a fact'),
  creators: contributors,
  cast: contributors,
  first: dated.nullable().describe('The first with a known day'),
  last: dated.nullable(),
  longest: z.array(measured).describe('The longest film and the longest book'),
  shortest: z.array(measured),
  stopped: count.describe('Works that the member stopped, except private ones'),
  streak: z
    .object({ days: count, from: calendarDate, to: calendarDate })
    .nullable()
    .describe('Longest run of days with a viewing, the latest in a tie'),
  mostLiked: z
    .object({
      reviewId: z.int().positive(),
      work: coveredWork,
      rating,
      likes: z.int().positive(),
    })
    .nullable()
    .describe('Among the reviews of these viewings, one that the caller may read'),
})
export type Statistics = z.output<typeof statistics>

const ofMember = z.object({ userId: pathId('user_not_found') })

export const showStatistics = defineEndpoint({
  method: 'GET',
  path: '/v1/statistics/{userId}',
  access: 'optional',
  summary: "Returns statistics of a member's diary for a year or all time",
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
  viewings: count.describe('Counted viewings'),
  day: partialDate.nullable().describe('Day of the latest one'),
  rating: rating.nullable().describe("The member's rating, if the caller may read its review"),
})
export type WorkBehind = z.output<typeof workBehind>

export const listWorksOfStatistics = defineEndpoint({
  method: 'GET',
  path: '/v1/statistics/{userId}/works',
  access: 'optional',
  summary: 'Lists the works behind a figure, latest seen first',
  params: ofMember,
  query: z.object({
    ...period,
    by: z.enum(figures).optional().describe('Omit it for all works of the period'),
    value: anyText
      .max(255)
      .optional()
      .describe(
        'As in the figures; the id of a contributor; the first and last of a range of days, `2026-01-03/2026-01-09`',
      ),
    limit: limit(100, 30),
    before: anyText.max(100).optional().describe("`before` of the previous page's response"),
  }),
  status: 200,
  answer: z.object({
    items: z.array(workBehind),
    before: z
      .string()
      .nullable()
      .describe('Cursor of the next page; null after a page with fewer than `limit` items'),
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
  summary: "Compares the caller's works of a year or of all time with those of friends",
  query: z.object(period),
  status: 200,
  answer: z.object({
    agreed: z.array(ratedByBoth).describe('Rated most alike, those both like most first'),
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
      .describe('Works the caller sent that the friend then rated 8 or more'),
    unseen: z
      .array(z.object({ work: coveredWork, friends: z.int().positive() }))
      .describe('Seen by at least two friends but not by the caller, most friends first'),
    furthest: z
      .array(z.object({ work: coveredWork, yourRating: rating, mean, ratings: count }))
      .describe('Furthest from the overall mean, among works with at least three ratings'),
  }),
  errors: [],
})
export type StatisticsWithFriends = z.output<typeof showStatisticsWithFriends.answer>
