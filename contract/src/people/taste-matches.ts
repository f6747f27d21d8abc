import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { coveredWork, person } from '../values/shapes.ts'
import { count, flag, limit, offset, pathId, rating } from '../values/values.ts'

const points = z.number().min(0).max(10)

const tasteMatch = z.object({
  difference: points.describe("Typical difference between the two members' ratings"),
  low: points.describe('The difference lies between `low` and `high` in four cases out of five'),
  high: points,
})
export type TasteMatch = z.output<typeof tasteMatch>

const comparedWork = z.object({ work: coveredWork, yourRating: rating, theirRating: rating })
export type ComparedWork = z.output<typeof comparedWork>

const inCommonCount = count.describe('Works that both rated')

export const showTasteMatch = defineEndpoint({
  method: 'GET',
  path: '/v1/users/{userId}/taste-match',
  access: 'member',
  summary: 'Returns how far the ratings of the caller and another member differ',
  params: z.object({ userId: pathId('user_not_found') }),
  status: 200,
  answer: z.object({
    inCommonCount,
    neededCount: count.describe('Number of works in common needed for a match'),
    match: tasteMatch.nullable(),
    closest: z.array(comparedWork).describe('At most 3, most alike first; empty without a match'),
    furthest: z.array(comparedWork).describe('At most 3, least alike first; none rated alike'),
  }),
  errors: ['own_item', 'user_not_found'],
})
export type TasteComparison = z.output<typeof showTasteMatch.answer>

export const listTasteMatches = defineEndpoint({
  method: 'GET',
  path: '/v1/taste-matches',
  access: 'member',
  summary:
    "Lists discoverable members whose ratings differ least from the caller's, except friends",
  query: z.object({ limit: limit(limits.tasteMatchesMax, 20), offset }),
  status: 200,
  answer: z.object({
    isFindable: z
      .boolean()
      .describe('Whether the caller is discoverable; if not, `items` is empty'),
    items: z.array(
      z.object({
        person,
        inCommonCount,
        match: tasteMatch,
        likedByBoth: z
          .array(coveredWork)
          .describe('At most 5 works that both rated 7 or more, those both like most first'),
      }),
    ),
  }),
  errors: [],
})
export type TasteNeighbour = z.output<typeof listTasteMatches.answer>['items'][number]

const findability = z.object({ isFindable: z.boolean() })

export const readFindability = defineEndpoint({
  method: 'GET',
  path: '/v1/taste-matches/findability',
  access: 'member',
  summary: 'Returns whether members with similar taste can find the caller',
  status: 200,
  answer: findability,
  errors: [],
})

export const changeFindability = defineEndpoint({
  method: 'PUT',
  path: '/v1/taste-matches/findability',
  access: 'member',
  summary: 'Sets whether members with similar taste can find the caller; idempotent',
  body: z.object({ isFindable: flag }),
  status: 200,
  answer: findability,
  errors: [],
})
