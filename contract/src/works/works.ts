import { z } from 'zod'
import { defineEndpoint, defineErrors } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { sourceCredit, work, workDetails } from '../values/shapes.ts'
import {
  count,
  country,
  decade,
  filledLine,
  filledText,
  flag,
  limit,
  medium,
  offset,
  pathId,
  text,
  wholeNumber,
} from '../values/values.ts'

export const errors = defineErrors({
  work_not_found: [404, 'Work not found'],
  external_id_not_found: [404, 'External id not found'],
})

const workPath = z.object({ medium, workId: pathId('work_not_found') })

export const refreshWork = defineEndpoint({
  method: 'POST',
  path: '/v1/works/{medium}/{workId}/cache-invalidation',
  access: 'admin',
  summary: 'Refetches the data of a work from its source',
  params: workPath,
  status: 200,
  answer: z.object({ invalidated: z.literal(true) }),
  errors: ['work_not_found', 'provider_error'],
})

export const getWorkSources = defineEndpoint({
  method: 'GET',
  path: '/v1/works/{medium}/{workId}/sources',
  access: 'optional',
  summary: 'Returns where the facts about a work come from',
  params: workPath,
  status: 200,
  answer: z.object({
    items: z.array(sourceCredit),
    isFetching: z.boolean().describe('Whether newer facts are being fetched'),
  }),
  errors: ['work_not_found'],
})
export type WorkSources = z.output<typeof getWorkSources.answer>

const score = z.object({
  score: z.number().min(0).max(10).nullable().describe("Average of each member's newest rating"),
  count: count.describe('Number of reviews, including several by one member'),
})

export const listWorks = defineEndpoint({
  method: 'GET',
  path: '/v1/works/{medium}',
  access: 'optional',
  summary: 'Lists works of one medium, highest first',
  params: z.object({ medium }),
  query: z.object({
    limit: limit(100, 20),
    sortBy: z
      .enum(['audienceSize', 'reviewCount', 'rating', 'weightedRating', 'thisWeek'])
      .default('audienceSize')
      .describe(
        '`weightedRating`: by chart score. `thisWeek`: only works reviewed in the last 7 days, by the number of members who did',
      ),
    offset,
    genre: filledText(limits.nameMax).optional().describe('One of the genres of the facets'),
    decade: decade.optional(),
    country: country.optional(),
    notEngaged: flag.default(false).describe('Neither engaged nor reviewed by the caller'),
    likedByFriends: flag
      .default(false)
      .describe('Rated 7 or more by a friend of the caller; empty for visitors'),
    savedForLater: flag.default(false).describe('Saved by the caller; empty for visitors'),
  }),
  status: 200,
  answer: z.object({ items: z.array(work) }),
  errors: [],
})

export const listFacets = defineEndpoint({
  method: 'GET',
  path: '/v1/works/{medium}/facets',
  access: 'optional',
  summary: "Lists the genres, decades and countries of a medium's works; up to ten minutes old",
  params: z.object({ medium }),
  status: 200,
  answer: z.object({
    genres: z.array(z.string()).describe('By name'),
    decades: z.array(z.int()).describe('First years, latest first'),
    countries: z.array(z.string()).describe('ISO 3166-1 alpha-2, most works first'),
  }),
  errors: [],
})
export type WorkFacets = z.output<typeof listFacets.answer>

export const getWork = defineEndpoint({
  method: 'GET',
  path: '/v1/works/{medium}/{workId}',
  access: 'optional',
  summary: 'Returns a work; for a merged one, the work it was merged into',
  params: workPath,
  query: z.object({
    entries: wholeNumber(0, limits.workEntriesMax)
      .optional()
      .describe('Maximum number of entries; all by default'),
  }),
  status: 200,
  answer: workDetails,
  errors: ['work_not_found'],
})

/** Trimmed; white space alone counts as absent. */
const optionalText = (max: number) =>
  text(max)
    .optional()
    .transform((value) => value || null)

export const addWork = defineEndpoint({
  method: 'POST',
  path: '/v1/works',
  access: 'member',
  summary: 'Adds a work that Medley does not know, visible to the caller and their friends',
  idempotent: true,
  body: z.object({
    medium,
    title: filledLine(limits.workTitleMax),
    year: z.int().min(1).max(2100).optional(),
    creators: z
      .array(filledLine(limits.nameMax))
      .max(limits.workCreatorsMax)
      .default([])
      .describe('Directors, authors, artists or publishers'),
    originalTitle: optionalText(limits.workTitleMax),
    isbn: optionalText(20).describe('10 or 13 digits; hyphens are ignored'),
    imdbId: optionalText(20).describe('Such as tt0111161'),
    link: optionalText(limits.linkMax).describe('An http or https page about the work'),
  }),
  status: 201,
  answer: workDetails,
  errors: ['email_unconfirmed'],
})

export const confirmWork = defineEndpoint({
  method: 'POST',
  path: '/v1/works/{medium}/{workId}/confirmation',
  access: 'admin',
  summary: 'Makes an added work visible to everyone; idempotent',
  params: workPath,
  status: 200,
  answer: workDetails,
  errors: ['admin_only', 'work_not_found'],
})

export const listLikelySame = defineEndpoint({
  method: 'GET',
  path: '/v1/works/{medium}/{workId}/same-as',
  access: 'member',
  summary: 'Lists confirmed works that an added one may be, best known first',
  params: workPath,
  status: 200,
  answer: z.object({ items: z.array(work) }),
  errors: ['work_not_found'],
})

export const listLikelyDoubles = defineEndpoint({
  method: 'GET',
  path: '/v1/likely-doubles',
  access: 'member',
  summary:
    'Lists works that only the caller added and uses and that may duplicate confirmed ones, latest first',
  query: z.object({ limit: limit(50, 10), offset }),
  status: 200,
  answer: z.object({
    items: z.array(z.object({ work, likely: z.array(work).describe('Best known first') })),
    totalCount: count,
  }),
  errors: [],
})
export type LikelyDouble = z.output<typeof listLikelyDoubles.answer>['items'][number]

export const getWorkStatistics = defineEndpoint({
  method: 'GET',
  path: '/v1/works/{medium}/{workId}/statistics',
  access: 'optional',
  summary: 'Returns the average rating and number of reviews: of everybody, friends and the caller',
  params: workPath,
  status: 200,
  answer: z.object({ ratings: z.object({ overall: score, friends: score, you: score }) }),
  errors: ['work_not_found'],
})
export type WorkStatistics = z.output<typeof getWorkStatistics.answer>
