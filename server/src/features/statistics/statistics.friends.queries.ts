import type { StatisticsWithFriends } from '@medley/contract/library/statistics'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { companionsOf } from '../evenings/evenings.visibility.ts'
import { unmutedFriendIdsOf } from '../friendships/friendships.visibility.ts'
import { maySee } from '../privacy-settings/privacy-settings.visibility.ts'
import { newest, shownScore } from '../ratings/ratings.visibility.ts'
import { isSent } from '../sent-works/sent-works.visibility.ts'
import { maySuggestTo } from '../not-for-me/not-for-me.visibility.ts'
import { timeZoneOf } from '../weekly-digest/weekly-digest.visibility.ts'
import { isVisibleWork, namedWorkOf } from '../works/works.visibility.ts'
import { isInYears, type Range, ratingsOf, seenOf } from './statistics.visibility.ts'
import { personOf } from '../accounts/accounts.visibility.ts'

type Answer = StatisticsWithFriends
type Item<K extends keyof Answer> = Answer[K][number]

/** Works of each list. */
const listed = 6

/** The actor's newest ratings of the works of a range. */
function ownRatings(actor: Actor, range: Range) {
  return sql`(
    select seen.work_id, own.rating
    from ${seenOf(actor, range)} as seen join ${ratingsOf(actor, actor.id)} as own using (work_id)
  )`
}

/** Ratings of the same work by the actor and a friend, each work once: the most and the least alike. */
export async function listRatedByFriends(
  handle: Handle,
  actor: Actor,
  range: Range,
): Promise<(Item<'agreed'> & { isAgreed: boolean })[]> {
  const { rows } = await sql<Item<'agreed'> & { isAgreed: boolean }>`
    with own as materialized ${ownRatings(actor, range)}, theirs as (
      select distinct on (author_id, work_id) author_id, work_id, rating from reviews
      where author_id in ${unmutedFriendIdsOf(actor)} and ${maySee(actor, 'reviews.author_id')}
        and work_id in (select work_id from own)
      order by author_id, work_id, ${newest}
    ), compared as (
      select work_id, author_id, own.rating as yours, theirs.rating as theirs,
        abs(own.rating - theirs.rating) as gap
      from own join theirs using (work_id)
    ), extreme as (
      (select true as is_agreed, one.* from (
        select distinct on (work_id) * from compared where gap <= 1
        order by work_id, gap, theirs desc, author_id
      ) as one order by gap, yours + theirs desc, work_id limit ${listed})
      union all
      (select false, one.* from (
        select distinct on (work_id) * from compared where gap >= 3
        order by work_id, gap desc, author_id
      ) as one order by gap desc, work_id limit ${listed})
    )
    select is_agreed as "isAgreed", ${personOf()} as friend, ${namedWorkOf('works')} as work,
      extreme.yours as "yourRating", extreme.theirs as "theirRating"
    from extreme
    join works on works.id = extreme.work_id
    join users on users.id = extreme.author_id
    order by is_agreed, case when is_agreed then gap else -gap end, yours + theirs desc, work_id
  `.execute(handle)
  return rows
}

/** The actor's viewings of a range that friends logged together with them, latest first. */
export async function listTogether(
  handle: Handle,
  actor: Actor,
  range: Range,
): Promise<Item<'together'>[]> {
  const { rows } = await sql<Item<'together'>>`
    select ${namedWorkOf('works')} as work,
      coalesce(viewings.day::text, viewings.month_or_year) as day, together.friends
    from evening_members as own
    join viewings on viewings.id = own.viewing_id
    join works on works.id = viewings.work_id
    cross join lateral (select ${companionsOf(actor)} as friends) as together
    where own.user_id = ${actor.id} and ${isVisibleWork(actor)} and ${isViewingWithin(range)}
      and json_array_length(together.friends) > 0
    order by viewings.day_order desc, viewings.id desc
    limit ${listed}
  `.execute(handle)
  return rows
}

/** A condition on joined rows of `viewings` and `works`: they are in the range. */
function isViewingWithin({ medium, years }: Range): RawBuilder<unknown> {
  const ofMedium = medium ? sql`works.medium = ${medium}` : sql`true`
  if (!years) return ofMedium
  return sql`${ofMedium} and ${isInYears('viewings', years)}`
}

/** Works that the actor sent and that the friend rated 8 or more since, in the range; the best first. */
export async function listLoved(
  handle: Handle,
  actor: Actor,
  { medium, years }: Range,
): Promise<Item<'loved'>[]> {
  const inYears = years
    ? sql`and extract(year from since.time_posted at time zone ${timeZoneOf(actor.id)})
        between ${years.first} and ${years.last}`
    : sql``
  const { rows } = await sql<Item<'loved'>>`
    select ${personOf()} as friend, ${namedWorkOf('works')} as work, since.rating as "theirRating",
      since.id as "reviewId"
    from sent_works
    join works on works.id = sent_works.work_id
    join users on users.id = sent_works.recipient_id
    cross join lateral (
      select id, rating, time_posted from reviews
      where author_id = sent_works.recipient_id and reviews.work_id = sent_works.work_id
        and time_posted >= sent_works.time_sent
      order by ${newest} limit 1
    ) as since
    where ${isSent(actor)} and ${maySee(actor, 'sent_works.recipient_id')} and since.rating >= 8
      ${medium ? sql`and works.medium = ${medium}` : sql``} ${inYears}
    order by since.rating desc, since.time_posted desc, since.id desc
    limit ${listed}
  `.execute(handle)
  return rows
}

/** Works that several friends saw in the range and the actor never did, without those that are not for them. */
export async function listUnseen(
  handle: Handle,
  actor: Actor,
  { medium, years }: Range,
): Promise<Item<'unseen'>[]> {
  const seen = years
    ? sql`select user_id, work_id from viewings
        where ${isInYears('viewings', years)}`
    : sql`select user_id, work_id from engagements`
  const { rows } = await sql<Item<'unseen'>>`
    with friends as materialized (
      select friend.id from ${unmutedFriendIdsOf(actor)} as friend (id)
      where ${maySee(actor, 'friend.id')}
    ), counted as (
      select theirs.work_id, count(distinct theirs.user_id) as friends
      from (${seen}) as theirs
      where theirs.user_id in (select id from friends) and theirs.work_id not in (
        select work_id from engagements where user_id = ${actor.id}
        union all select work_id from entry_viewings where user_id = ${actor.id}
      )
      group by theirs.work_id having count(distinct theirs.user_id) > 1
    )
    select ${namedWorkOf('works')} as work, counted.friends
    from counted
    join works on works.id = counted.work_id
    join work_counts on work_counts.work_id = works.id
    where works.merged_into is null and ${isVisibleWork(actor)} and ${maySuggestTo(actor, 'works.id')}
      ${medium ? sql`and works.medium = ${medium}` : sql``}
    order by counted.friends desc, work_counts.audience_size desc, works.id
    limit ${listed}
  `.execute(handle)
  return rows
}

/** The actor's ratings of a range that are furthest from the mean of at least three members. */
export async function listFurthest(
  handle: Handle,
  actor: Actor,
  range: Range,
): Promise<Item<'furthest'>[]> {
  const { rows } = await sql<Item<'furthest'>>`
    select ${namedWorkOf('works')} as work, own.rating as "yourRating", ${shownScore} as mean,
      work_counts.reviewer_count as ratings
    from ${ownRatings(actor, range)} as own
    join work_counts on work_counts.work_id = own.work_id and work_counts.reviewer_count >= 3
    join works on works.id = own.work_id
    where abs(own.rating - ${shownScore}) >= 1
    order by abs(own.rating - ${shownScore}) desc, works.id
    limit ${listed}
  `.execute(handle)
  return rows
}
