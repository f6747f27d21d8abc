import type { ProfileCounts } from '@medley/contract/people/profiles'
import { sql } from 'kysely'
import type { Viewer } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { friendIdsOf } from '../friendships/friendships.visibility.ts'
import { isVisibleList } from '../lists/lists.visibility.ts'
import { isListedReview } from '../reviews/reviews.visibility.ts'
import { isVisibleViewing, rowsOfDiary } from '../viewings/viewings.visibility.ts'
import { hiddenAdditionsOf } from '../works/works.visibility.ts'
import { maySee } from '../privacy-settings/privacy-settings.visibility.ts'

/** How much each part of a member's profile holds, as the viewer sees it. Reads indexes of the member alone. */
export async function countPartsOfProfile(
  handle: Handle,
  viewer: Viewer,
  userId: number,
): Promise<ProfileCounts> {
  const { rows } = await sql<ProfileCounts>`
    select reviews, viewings, lists, saved, friends
    from (
      select count(*) as reviews from reviews
      where reviews.author_id = ${userId} and ${maySee(viewer, 'reviews.author_id')}
        and ${isListedReview(viewer)}
    ) as of_reviews
    cross join (
      select count(*) as viewings from ${rowsOfDiary({ userId, withEntries: true })}
      where ${isVisibleViewing(viewer, userId)}
    ) as of_viewings
    cross join (
      select count(*) as lists from lists
      where lists.owner_id = ${userId} and ${isVisibleList(viewer)}
    ) as of_lists
    cross join (
      select count(*) as saved from saved_works
      where user_id = ${userId} and work_id not in ${hiddenAdditionsOf(viewer, userId)}
    ) as of_saved
    cross join (
      select count(*) as friends from ${friendIdsOf(userId)} as friend (id)
      where ${maySee(viewer, 'friend.id')}
    ) as of_friends
  `.execute(handle)
  return rows[0] ?? { reviews: 0, viewings: 0, lists: 0, saved: 0, friends: 0 }
}
