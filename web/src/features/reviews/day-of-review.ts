import type { Review } from '@medley/contract/values/shapes'

/** A day, month or year, or null, as a review has it. */
export function splitDay(day: string | null): Pick<Review, 'dateViewed' | 'viewedIn'> {
  const isWhole = day?.length === 10
  return { dateViewed: isWhole ? day : null, viewedIn: isWhole ? null : day }
}
