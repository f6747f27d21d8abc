import { z } from 'zod'
import { defineEndpoint } from './endpoint.ts'
import { mediums } from './medium.ts'
import { username } from './username.ts'
import { id, medium, pathId, url } from './values.ts'

export const favorite = z.object({
  internal_id: z.int().positive(),
  title: z.string(),
  posterSource: url,
  releaseDate: z.string().nullable().describe('YYYY, YYYY-MM or YYYY-MM-DD'),
})
export type Favorite = z.output<typeof favorite>

export const favorites = z.object({
  film: favorite.nullable(),
  tvShow: favorite.nullable(),
  book: favorite.nullable(),
  album: favorite.nullable(),
  podcast: favorite.nullable(),
})
export type Favorites = z.output<typeof favorites>

const wanted = z.object({ id }).optional()

/** One or more mediums, each with a work id. */
const chosen = z
  .strictObject(
    { film: wanted, tvShow: wanted, book: wanted, album: wanted, podcast: wanted },
    { error: (issue) => (issue.code === 'unrecognized_keys' ? 'invalid_medium' : undefined) },
  )
  .refine((body) => mediums.some((name) => body[name] !== undefined), {
    path: ['film'],
    message: 'Required',
  })

export const getFavorites = defineEndpoint({
  method: 'GET',
  path: '/favorites',
  access: 'optional',
  summary: "A user's favourite of one medium, or of each",
  query: z.object({ profile: username, medium: medium.optional() }),
  status: 200,
  answer: z.union([favorites, favorite.nullable()]),
  errors: ['not_in_audience', 'blocked_by_them', 'user_not_found'],
})

export const setFavorites = defineEndpoint({
  method: 'PATCH',
  path: '/v1/users/{userId}/favorites',
  access: 'self',
  summary: 'Sets the favourite of one medium or more',
  params: z.object({ userId: pathId('forbidden') }),
  body: chosen,
  status: 200,
  answer: favorites,
  errors: ['invalid_medium', 'forbidden', 'work_not_found'],
})

export const removeFavorite = defineEndpoint({
  method: 'DELETE',
  path: '/v1/users/{userId}/favorites/{medium}',
  access: 'self',
  summary: 'Leaves a medium without a favourite; repeatable',
  params: z.object({ userId: pathId('forbidden'), medium }),
  status: 200,
  answer: favorites,
  errors: ['forbidden'],
})
