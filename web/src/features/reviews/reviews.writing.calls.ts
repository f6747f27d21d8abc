import type { OwnAudience } from '@medley/contract/audiences'
import type { Medium } from '@medley/contract/medium'
import { call } from '../../lib/api.ts'
import { queryClient } from '../../lib/query-client.ts'
import { reviewSummaries } from '../profiles/profiles.calls.ts'
import { refreshOwnRatings } from '../ratings/ratings.calls.ts'
import { refreshRecommendations } from '../recommendations/refresh-recommendations.ts'
import { refreshViewings } from '../works/refresh-viewings.ts'
import { refreshWork } from '../works/works.calls.ts'
import { allReviewLists, evictReview, updateCachedReview } from './review-store.calls.ts'

/**
 * Invalidates review lists, profile counts, viewings, recommendations and all data of the work after a review was posted, changed
 * or deleted. The home feed checks itself.
 */
export async function refreshAfterReview(work: { id: number; medium: Medium }): Promise<void> {
  refreshRecommendations()
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: [...allReviewLists, 'work', work.id] }),
    queryClient.invalidateQueries({ queryKey: [...allReviewLists, 'author'] }),
    queryClient.invalidateQueries({ queryKey: reviewSummaries }),
    refreshWork(queryClient, work),
    refreshOwnRatings(work.id),
    refreshViewings(),
  ])
}

interface Named {
  id: number
  work: { id: number; medium: Medium }
}

/** Deletes a review and removes it from every list. */
export async function deleteReview({ id, work }: Named): Promise<void> {
  await call('DELETE /review', { body: { review_id: id } })
  evictReview(id)
  void refreshAfterReview(work)
}

/** Values of the review editor. */
export interface ReviewEdit {
  rating: number
  review: string | null
  spoiler: boolean
  audience: OwnAudience
  dateViewed: string | null
  /** The month or year, where the day is not known. */
  viewedIn: string | null
}

/** Shows a review to friends only, or to everyone who sees its author. Throws if the server changed nothing. */
export async function setAudience({ id, work }: Named, audience: OwnAudience): Promise<void> {
  const changed = await call('PATCH /review', { body: { review_id: id, audience } })
  if (changed === 0) throw new Error('The review was not updated')
  updateCachedReview(id, (review) => ({ ...review, audience }))
  void refreshAfterReview(work)
}

/** Saves a changed review. Throws if the server changed nothing. */
export async function saveReview({ id, work }: Named, edit: ReviewEdit): Promise<void> {
  const { dateViewed, viewedIn, ...rest } = edit
  const changed = await call('PATCH /review', {
    body: { review_id: id, ...rest, date_viewed: dateViewed, viewed_in: viewedIn },
  })
  if (changed === 0) throw new Error('The review was not updated')
  updateCachedReview(id, (review) => ({ ...review, ...edit }))
  void refreshAfterReview(work)
}
