import { queryClient } from '../../lib/query-client.ts'
import { favoritesQuery } from '../favorites/favorites.calls.ts'
import { profileReviewsQuery } from '../reviews/reviews.calls.ts'
import { engagementSummaryQuery } from '../engagements/engagements.calls.ts'
import { profileQuery, reviewSummaryQuery } from './profiles.calls.ts'

/** Asks for all that stands on a profile as it is first seen. Throws what the first failure is. */
export async function askForProfile(username: string): Promise<void> {
  const { id } = await queryClient.query(profileQuery(username))
  await Promise.all([
    queryClient.query(favoritesQuery(username)),
    queryClient.infiniteQuery(profileReviewsQuery(id, null, null)),
    queryClient.query(engagementSummaryQuery(id)),
    queryClient.query(reviewSummaryQuery(id, new Date().getFullYear())),
  ])
}
