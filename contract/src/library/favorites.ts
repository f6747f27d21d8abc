import { z } from 'zod'
import { defineEndpoint } from '../endpoint.ts'
import { limits } from '../limits.ts'
import { mediums } from '../values/medium.ts'
import { limitPerMinute } from '../rate-limits.ts'
import { displayTitle } from '../values/shapes.ts'
import { username } from '../values/username.ts'
import { id, medium, pathId, url } from '../values/values.ts'

export const favorite = z.object({
  internal_id: z.int().positive(),
  title: z.string(),
  displayTitle,
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
  summary: "Returns a user's favourite of one medium, or of each",
  query: z.object({ profile: username, medium: medium.optional() }),
  status: 200,
  answer: z.union([favorites, favorite.nullable()]),
  errors: ['not_in_audience', 'blocked_by_them', 'user_not_found'],
})

export const setFavorites = defineEndpoint({
  method: 'PATCH',
  path: '/v1/users/{userId}/favorites',
  access: 'self',
  summary: 'Sets the favourites of one or more mediums',
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
  summary: 'Removes the favourite of a medium; idempotent',
  params: z.object({ userId: pathId('forbidden'), medium }),
  status: 200,
  answer: favorites,
  errors: ['forbidden'],
})

const shelves = z.object({
  items: z
    .array(z.object({ medium: z.enum(mediums), works: z.array(favorite) }))
    .describe('Shelves with works, by medium'),
})
export type FavoriteShelves = z.output<typeof shelves>

export const getFavoriteShelves = defineEndpoint({
  method: 'GET',
  path: '/v1/users/{userId}/favorite-shelves',
  access: 'optional',
  summary: 'Lists the works of each medium that a user shows on their profile, in order',
  params: z.object({ userId: pathId('user_not_found') }),
  status: 200,
  answer: shelves,
  errors: ['not_in_audience', 'blocked_by_them', 'user_not_found'],
})

export const fillFavoriteShelf = defineEndpoint({
  method: 'PUT',
  path: '/v1/users/{userId}/favorite-shelves/{medium}',
  access: 'self',
  summary: "Replaces the caller's shelf of a medium; idempotent",
  params: z.object({ userId: pathId('forbidden'), medium }),
  body: z.object({
    workIds: z
      .array(id)
      .max(limits.shelfMax, `Must be at most ${limits.shelfMax} works`)
      .refine((ids) => new Set(ids).size === ids.length, 'Must name each work once')
      .describe('In order; an empty list clears the shelf'),
  }),
  accountLimits: [limitPerMinute(60)],
  status: 200,
  answer: shelves,
  errors: ['forbidden', 'work_not_found'],
})
