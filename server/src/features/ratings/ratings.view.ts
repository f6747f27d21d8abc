import type { FriendRatings, OwnWorksByRating } from '@medley/contract/reviews/ratings'
import type { FriendRatingRow, RatedWorkRow } from './ratings.queries.ts'

const ratings = [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]

/** Every rating from 10 to 1, including those without works. */
export function toWorksByRating(rows: readonly RatedWorkRow[]): OwnWorksByRating['items'] {
  return ratings.map((rating) => ({
    rating,
    works: rows
      .filter((row) => row.rating === rating)
      .map(({ id, medium, title, posterSource, releaseDate }) => ({
        id,
        medium,
        title,
        posterSource,
        releaseDate,
      })),
  }))
}

export function toFriendRating(row: FriendRatingRow): FriendRatings['items'][number] {
  const { rating, reviewId, ...user } = row
  return { rating, reviewId, user }
}
