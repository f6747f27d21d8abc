import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { limits } from './limits.ts'
import { coveredWork, person } from './shapes.ts'
import { count, flag, limit, offset, pathId, rating } from './values.ts'

const points = z.number().min(0).max(10)

const tasteMatch = z.object({
  difference: points.describe('How far the ratings of the two usually differ'),
  low: points.describe('The difference lies between low and high in four cases of five'),
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
  summary: "How far the caller's ratings and those of another member differ",
  params: z.object({ userId: pathId('user_not_found') }),
  status: 200,
  answer: z.object({
    inCommonCount,
    neededCount: count.describe(`Works in common without which there is no match`),
    match: tasteMatch.nullable(),
    closest: z
      .array(comparedWork)
      .describe('At most 3, the most alike first; empty without a match'),
    furthest: z.array(comparedWork).describe('At most 3, the least alike first; none rated alike'),
  }),
  errors: ['own_item', 'user_not_found'],
})
export type TasteComparison = z.output<typeof showTasteMatch.answer>

export const listTasteMatches = defineEndpoint({
  method: 'GET',
  path: '/v1/taste-matches',
  access: 'member',
  summary: 'Findable members who differ least from the caller, friends left out',
  query: z.object({ limit: limit(limits.tasteMatchesMax, 20), offset }),
  status: 200,
  answer: z.object({
    isFindable: z.boolean().describe('Whether the caller is; if not, there are no items'),
    items: z.array(
      z.object({
        person,
        inCommonCount,
        match: tasteMatch,
        likedByBoth: z
          .array(coveredWork)
          .describe('At most 5 works that both rated 7 or more, what both like most first'),
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
  summary: 'Whether members with a similar taste find the caller',
  status: 200,
  answer: findability,
  errors: [],
})

export const changeFindability = defineEndpoint({
  method: 'PUT',
  path: '/v1/taste-matches/findability',
  access: 'member',
  summary: 'Lets members with a similar taste find the caller, or no longer; repeatable',
  body: z.object({ isFindable: flag }),
  status: 200,
  answer: findability,
  errors: [],
})
