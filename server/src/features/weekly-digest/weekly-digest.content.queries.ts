import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { unmutedFriendIdsOf } from '../friendships/friendships.visibility.ts'
import { mayBeInFeedOf } from '../not-for-me/not-for-me.visibility.ts'
import { isVisibleList, shownTitle } from '../lists/lists.visibility.ts'
import type { Titled } from '../works/works.titles.service.ts'
import { isVisibleWork } from '../works/works.visibility.ts'
import { mayRead } from '../reviews/reviews.visibility.ts'

/** The week of a digest. */
export interface Week {
  since: Date
  until: Date
}

/** A review as the digest shows it; `review` is null where it has spoilers. */
export interface DigestReviewRow extends Titled {
  id: number
  workId: number
  rating: number
  review: string | null
  title: string
  username: string
  firstName: string | null
  lastName: string | null
}

/** Ratings from which a friend's review counts as a recommendation. */
const goodRating = 7

/** Friends' highest ratings of a week, one per work: of all works, or of those on the member's saved list. */
export async function listBestByFriends(
  handle: Handle,
  actor: Actor,
  { since, until, isSaved, limit }: Week & { isSaved: boolean; limit: number },
): Promise<DigestReviewRow[]> {
  const { rows } = await sql<Omit<DigestReviewRow, 'displayTitle'>>`
    with best as (
      select distinct on (reviews.work_id) reviews.id, reviews.rating,
        case when not reviews.spoiler then reviews.review end as review, reviews.like_count,
        reviews.author_id, reviews.work_id, works.title
      from reviews join works on works.id = reviews.work_id
      where reviews.author_id in ${unmutedFriendIdsOf(actor)}
        and reviews.time_posted > ${since} and reviews.time_posted <= ${until}
        and reviews.rating >= ${goodRating} and reviews.import_source is null
        and ${mayRead(actor)} and ${isVisibleWork(actor)}
        and ${mayBeInFeedOf(actor, 'reviews.work_id')} and ${isSavedBy(actor)} = ${isSaved}
      order by reviews.work_id, reviews.rating desc, reviews.like_count desc, reviews.id desc
    )
    select best.id, best.rating, best.review, best.work_id as "workId", best.title, users.username,
      users.first_name as "firstName", users.last_name as "lastName"
    from best join users on users.id = best.author_id
    order by best.rating desc, best.like_count desc, best.id desc limit ${limit}
  `.execute(handle)
  return rows
}

function isSavedBy({ id }: Actor): RawBuilder<boolean> {
  return sql<boolean>`exists (
    select from saved_works as saved
    where saved.user_id = ${id} and saved.work_id = reviews.work_id
  )`
}

export interface DigestListRow {
  id: number
  title: string
  entryCount: number
  username: string
  firstName: string | null
  lastName: string | null
}

/** Lists with entries that friends made in a week, latest first. */
export async function listListsByFriends(
  handle: Handle,
  actor: Actor,
  { since, until, limit }: Week & { limit: number },
): Promise<DigestListRow[]> {
  const { rows } = await sql<DigestListRow>`
    select lists.id, ${shownTitle(actor)} as title, counted.entries as "entryCount", users.username,
      users.first_name as "firstName", users.last_name as "lastName"
    from lists
    join users on users.id = lists.owner_id
    cross join lateral (
      select count(*) as entries from list_entries where list_id = lists.id
    ) as counted
    where lists.owner_id in ${unmutedFriendIdsOf(actor)} and counted.entries > 0
      and not lists.is_private and ${isVisibleList(actor)}
      and lists.time_created > ${since} and lists.time_created <= ${until}
    order by lists.time_created desc, lists.id desc limit ${limit}
  `.execute(handle)
  return rows
}
