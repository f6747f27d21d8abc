import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { limitPerMinute } from '../rate-limits.ts'
import { coveredWork, userSearchItem, work } from '../values/shapes.ts'
import { mediums } from '../values/medium.ts'
import { count, flag, id, limit, medium, offset, pathId, rating, time } from '../values/values.ts'

const workPath = z.object({ medium, workId: pathId('work_not_found') })

/** A work with what its card shows. */
const recommendedWork = work.omit({ description: true, entries: true, audienceSize: true })
export type RecommendedWork = z.output<typeof recommendedWork>

/** Why a work is recommended. Names nobody but the caller's friends. */
const reason = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('liked'),
    work: coveredWork.describe(
      'A work the caller liked that is often liked together with this one, or that this one was adapted from',
    ),
    rating: rating
      .nullable()
      .describe("The caller's newest rating; null if they only engaged the work"),
  }),
  z.object({
    kind: z.literal('friends'),
    count: count.describe("Number of the caller's friends who liked the work"),
    friends: z.array(userSearchItem).min(1).max(3),
  }),
  z.object({
    kind: z.literal('creator'),
    name: z.string(),
    rating: z.number().describe("The caller's average rating of their works, a high one"),
    medium: z.enum(mediums).nullable().describe('Of these works; null for several mediums'),
  }),
  z.object({ kind: z.literal('series'), name: z.string() }),
  z.object({ kind: z.literal('genre'), name: z.string() }),
  z.object({ kind: z.literal('popular') }),
])
export type Reason = z.output<typeof reason>

const reasons = z.array(reason).min(1).max(4).describe('Strongest first')

const recommendation = z.object({
  work: recommendedWork,
  reasons,
  isNewHere: z
    .boolean()
    .describe(
      'Rated by fewer members than half of all rated works; false while all have few ratings',
    ),
})
export type Recommendation = z.output<typeof recommendation>

const recommendations = z.object({
  items: z.array(recommendation),
  basis: z.object({
    likedCount: count.describe(
      'Works the caller liked: rated 7 or more, or engaged without a rating',
    ),
    wantedCount: count.describe('Number of liked works needed for good recommendations'),
    method: z.string().nullable().describe('Method of the current model; null without one'),
    timeBuilt: time.nullable().describe('When the current model was built'),
  }),
})
export type Recommendations = z.output<typeof recommendations>

const page = z.object({ limit: limit(60, 12), offset })

export const listRecommendations = defineEndpoint({
  method: 'GET',
  path: '/v1/recommendations',
  access: 'member',
  summary: 'Recommends works of all mediums, in proportion to the works the caller liked',
  query: page,
  status: 200,
  answer: recommendations,
  errors: [],
})

export const listRecommendationsOfMedium = defineEndpoint({
  method: 'GET',
  path: '/v1/recommendations/{medium}',
  access: 'member',
  summary: 'Recommends works of one medium, best first',
  params: z.object({ medium }),
  query: page,
  status: 200,
  answer: recommendations,
  errors: [],
})

const items = z.array(
  z.object({
    work: recommendedWork,
    reasons: z.array(reason).max(4).describe('Reasons beyond that of the row'),
  }),
)

const discoverRow = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('because'), work: coveredWork, rating: rating.nullable(), items }),
  z.object({ kind: z.literal('friendsLiked'), items }),
  z.object({
    kind: z.literal('moreBy'),
    name: z.string().describe('Name of a creator whose works the caller rates highly'),
    contributorId: z.int().positive().nullable(),
    items,
  }),
  z.object({ kind: z.literal('highestRated'), items }),
  z.object({
    kind: z.literal('hiddenGems'),
    items: items.describe('Rated highly by fewer members than half of all rated works'),
  }),
  z.object({
    kind: z.literal('savedByFriends'),
    items: items.describe('With the friends who saved each as the reason'),
  }),
])
export type DiscoverRow = z.output<typeof discoverRow>

export const discoverWorks = defineEndpoint({
  method: 'GET',
  path: '/v1/discover/{medium}',
  access: 'optional',
  summary:
    'Returns rows of works to discover, without repeats or empty rows; visitors get what is public',
  params: z.object({ medium }),
  status: 200,
  answer: z.object({ rows: z.array(discoverRow) }),
  errors: [],
})

export const listSimilarWorks = defineEndpoint({
  method: 'GET',
  path: '/v1/works/{medium}/{workId}/similar',
  access: 'optional',
  summary:
    'Lists works of the medium that the same members like and that share facts with it, best first',
  params: workPath,
  query: z.object({ limit: limit(24, 12) }),
  status: 200,
  answer: z.object({ items: z.array(z.object({ work: recommendedWork })) }),
  errors: ['work_not_found'],
})

export const countRecommendationViews = defineEndpoint({
  method: 'POST',
  path: '/v1/recommendation-views',
  access: 'member',
  summary: 'Records that recommendations were shown to the caller, once a day each; idempotent',
  body: z.object({
    workIds: z
      .array(id)
      .max(limits.recommendationViewsMax, `Must be at most ${limits.recommendationViewsMax} works`),
  }),
  accountLimits: [limitPerMinute(60)],
  status: 200,
  answer: z.object({ counted: count }),
  errors: [],
})

const settings = z.object({
  inRecommendations: z
    .boolean()
    .describe("Whether the caller's ratings train the model and appear as reasons to friends"),
})

export const getRecommendationSettings = defineEndpoint({
  method: 'GET',
  path: '/v1/recommendation-settings',
  access: 'member',
  summary: 'Returns whether the caller takes part in recommendations',
  status: 200,
  answer: settings,
  errors: [],
})

export const changeRecommendationSettings = defineEndpoint({
  method: 'PUT',
  path: '/v1/recommendation-settings',
  access: 'member',
  summary: 'Sets whether the caller takes part in recommendations; idempotent',
  body: z.object({ inRecommendations: flag }),
  status: 200,
  answer: settings,
  errors: [],
})
