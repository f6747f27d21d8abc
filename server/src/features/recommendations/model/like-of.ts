/** From this rating on, a member likes a work. */
export const likedFrom = 7

/**
 * How strongly a rated work speaks for similar ones: 0 below 7, then more with every point. Low
 * ratings say nothing about similar works; counting them against these makes suggestions worse.
 */
export function likeOf(rating: number): number {
  return rating < likedFrom ? 0 : rating - 5.5
}
