import { queryClient } from '../../lib/query-client.ts'
import { favoritesQuery } from '../../features/favorites/favorites.calls.ts'
import { profileReviewsQuery } from '../../features/reviews/reviews.calls.ts'
import { pinnedReviewQuery } from '../../features/pinned-reviews/pinned-reviews.calls.ts'
import { engagementSummaryQuery } from '../../features/work-marks/engagements.calls.ts'
import {
  profileCountsQuery,
  profileQuery,
  reviewSummaryQuery,
} from '../../features/profiles/profiles.calls.ts'

/** Loads all data of a profile's initial view. Throws the first error. */
export async function loadProfileContent(username: string): Promise<void> {
  const { id, onlyFor } = await queryClient.query(profileQuery(username))
  if (onlyFor) return
  await Promise.all([
    queryClient.query(favoritesQuery(username)),
    queryClient.infiniteQuery(profileReviewsQuery(id, { hasText: true })),
    queryClient.infiniteQuery(profileReviewsQuery(id, { hasText: false })),
    queryClient.query(engagementSummaryQuery(id)),
    queryClient.query(profileCountsQuery(id)),
    queryClient.query(pinnedReviewQuery(id)),
    queryClient.query(reviewSummaryQuery(id, new Date().getFullYear())),
  ])
}
