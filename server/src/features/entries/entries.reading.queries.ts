import type { EntryKind } from '@medley/contract/entries'
import type { Medium } from '@medley/contract/medium'
import type { CoveredWork } from '@medley/contract/shapes'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Viewer } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { noBlockBetween } from '../blocks/blocks.visibility.ts'
import { unmutedFriendIdsOf } from '../friendships/friendships.visibility.ts'
import { isVisibleWork, namedWorkOf } from '../works/works.visibility.ts'

/** A work whose entries the viewer may see. */
export interface EntriesWork {
  work: CoveredWork
  /** Its titles of entries, where no source told more. */
  titleCount: number
  entryCount: number
}

/** The work with its number of entries; that into which it was merged for a merged one. */
export async function findEntriesWork(
  handle: Handle,
  viewer: Viewer,
  medium: Medium,
  id: number,
): Promise<EntriesWork | undefined> {
  const { rows } = await sql<EntriesWork>`
    select ${namedWorkOf('works')} as work, cardinality(works.entries) as "titleCount",
      (select count(*) from work_entries where work_id = works.id) as "entryCount"
    from works as named
    join works on works.id = coalesce(named.merged_into, named.id)
    where named.id = ${id} and works.medium = ${medium} and ${isVisibleWork(viewer)}
  `.execute(handle)
  return rows[0]
}

export interface EntryRow {
  id: number
  kind: EntryKind
  season: number | null
  number: number | null
  title: string | null
  releaseDate: string | null
  minutes: number | null
  isGone: boolean
  score: number | null
  ratingCount: number
  viewerCount: number
  friendScore: number | null
  friendCount: number
  ownRating: number | null
  isSeen: boolean
  ownDays: (string | null)[]
  episodesTotal: number
  episodesOut: number
  episodesSeen: number
}

/** Which entries of a work. */
export interface EntryFilter {
  workId: number
  where: RawBuilder<SqlBool>
  limit: number
  /** The id of the entry after which the page starts. */
  after?: number | undefined
  /** The day of the reader, for what is out. */
  today: string
}

/**
 * The entries of a work that pass a filter, in its order, with what the viewer and their friends have of
 * them. One statement for a season however long it is.
 */
export async function selectEntries(
  handle: Handle,
  viewer: Viewer,
  { workId, where, limit, after, today }: EntryFilter,
): Promise<EntryRow[]> {
  const viewerId = viewer?.id ?? null
  const isAfter = after
    ? sql`and (entry.position, entry.id) > (
        select position, id from work_entries where id = ${after} and work_id = ${workId}
      )`
    : sql``
  const { rows } = await sql<EntryRow>`
    with page as materialized (
      select * from work_entries as entry
      where entry.work_id = ${workId} and ${where} ${isAfter}
      order by entry.position, entry.id limit ${limit}
    ),
    ${marksAndFriends(viewer, workId)}
    select page.id, page.kind, page.season, page.number, page.title,
      page.release_date as "releaseDate", page.minutes, page.is_gone as "isGone",
      page.rating_sum::double precision / nullif(page.rating_count, 0) as score,
      page.rating_count as "ratingCount", page.viewer_count as "viewerCount",
      friend_score.score as "friendScore", coalesce(friend_count.viewers, 0) as "friendCount",
      own_rating.rating as "ownRating",
      own.days is not null or own_season.day is not null or own_mark.day is not null as "isSeen",
      coalesce(own.days, '{}') as "ownDays",
      coalesce(episodes.total, 0) as "episodesTotal", coalesce(episodes.released, 0) as "episodesOut",
      coalesce(episodes.seen, 0) as "episodesSeen"
    from page
    left join friend_count on friend_count.entry_id = page.id
    left join friend_score on friend_score.entry_id = page.id
    left join entry_ratings as own_rating on own_rating.user_id = ${viewerId}
      and own_rating.work_id = page.work_id and own_rating.entry_id = page.id
    left join mark as own_mark on own_mark.user_id = ${viewerId} and ${isCovered(sql`page`, sql`own_mark.day`)}
    left join lateral (
      select array_agg(day::text order by day nulls last) as days,
        max(${dayOfSeason}) as until
      from entry_viewings as viewing
      where viewing.user_id = ${viewerId} and viewing.work_id = page.work_id and viewing.entry_id = page.id
      having count(*) > 0
    ) as own on true
    left join lateral (
      ${seasonViewingOf(viewerId, sql`page`)}
    ) as own_season on true
    left join lateral (
      ${progressOfSeason(viewerId, today)}
    ) as episodes on page.kind = 'season'
    order by page.position, page.id
  `.execute(handle)
  return rows
}

/** Common table expressions: who marked the whole work, friends per entry of the page, and their score. */
function marksAndFriends(viewer: Viewer, workId: number) {
  const viewerId = viewer?.id ?? null
  return sql`
    -- Whoever marks the whole work has seen what was out on that day.
    mark as materialized (
      select user_id, ${dayOfMark(sql`marked`)} as day from engagements as marked
      where work_id = ${workId} and (user_id = ${viewerId} or user_id in (select id from ${friendsOf(viewer)} as friend (id)))
    ),
    friend_viewer as materialized (
      select viewing.entry_id, viewing.user_id
      from ${friendsOf(viewer)} as friend (id)
      join entry_viewings as viewing on viewing.user_id = friend.id and viewing.work_id = ${workId}
      where viewing.entry_id in (select id from page)
      union
      select page.id, mark.user_id from page join mark on ${isCovered(sql`page`, sql`mark.day`)}
      where mark.user_id is distinct from ${viewerId}::integer
    ),
    friend_count as (select entry_id, count(*) as viewers from friend_viewer group by entry_id),
    friend_score as (
      select given.entry_id, avg(given.rating)::double precision as score
      from ${friendsOf(viewer)} as friend (id)
      join entry_ratings as given on given.user_id = friend.id and given.work_id = ${workId}
      where given.entry_id in (select id from page)
      group by given.entry_id
    )
  `
}

/**
 * The day on which a member saw a whole work, of a row of `engagements`: the latest of their viewings of it, the
 * last day of a month or year, or else that of the mark.
 */
function dayOfMark(marked: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`coalesce(
    (
      select max(coalesce(
        viewing.day::text,
        viewing.month_or_year || substr('-12-31', length(viewing.month_or_year) - 3),
        to_char(viewing.time_created, 'YYYY-MM-DD')
      ))
      from viewings as viewing
      where viewing.work_id = ${marked}.work_id and viewing.user_id = ${marked}.user_id
    ),
    to_char(${marked}.time_added, 'YYYY-MM-DD')
  )`
}

/** How many episodes the season in `page` has, how many are out, and how many of those the viewer saw. */
function progressOfSeason(viewerId: number | null, today: string) {
  return sql`
      select count(*) as total, count(*) filter (where is_out) as released,
        count(*) filter (where is_out and is_seen) as seen
      from (
        select ${isOut(sql`episode`, today)} as is_out,
          own_mark.day is not null and ${isCovered(sql`episode`, sql`own_mark.day`)}
          or own.until is not null and ${isCovered(sql`episode`, sql`own.until`)}
          or exists (
            select from entry_viewings as viewing where viewing.user_id = ${viewerId}
              and viewing.work_id = episode.work_id and viewing.entry_id = episode.id
          ) as is_seen
        from work_entries as episode
        where page.kind = 'season' and episode.work_id = page.work_id
          and episode.kind = 'episode' and episode.season = page.season and not episode.is_gone
      ) as counted
  `
}

/** The ids of the friends of a member whom they do not mute and who may be seen; none for visitors. */
function friendsOf(viewer: Viewer): RawBuilder<number> {
  if (!viewer) return sql<number>`(select null::integer where false)`
  return sql<number>`(
    select near.id from ${unmutedFriendIdsOf(viewer)} as near (id)
    where ${noBlockBetween(viewer, 'near.id')}
  )`
}

/** A condition: an entry was out on a day, or nobody knows when it came out. */
function isCovered(entry: RawBuilder<unknown>, day: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${entry}.release_date is null or ${entry}.release_date <= ${day})`
}

/** A condition: an entry is out today, or nobody knows when it comes out. */
function isOut(entry: RawBuilder<unknown>, today: string): RawBuilder<SqlBool> {
  return isCovered(entry, sql`${today}::text`)
}

/** The day of a row of `entry_viewings` of a whole season, as `viewing`. */
const dayOfSeason = sql`coalesce(viewing.day::text, to_char(viewing.time_created, 'YYYY-MM-DD'))`

/** The viewing of a whole season by a member, which holds for its episodes that were out then. */
function seasonViewingOf(viewerId: number | null, entry: RawBuilder<unknown>) {
  return sql`
    select ${dayOfSeason} as day
    from work_entries as season
    join entry_viewings as viewing on viewing.user_id = ${viewerId}
      and viewing.work_id = season.work_id and viewing.entry_id = season.id
    where ${entry}.kind = 'episode' and season.work_id = ${entry}.work_id
      and season.kind = 'season' and season.season = ${entry}.season
      and ${isCovered(entry, dayOfSeason)}
    limit 1
  `
}

/** How many entries of a work pass a filter. */
export async function countEntries(
  handle: Handle,
  { workId, where }: Pick<EntryFilter, 'workId' | 'where'>,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from work_entries as entry where entry.work_id = ${workId} and ${where}
  `.execute(handle)
  return rows[0]?.count ?? 0
}

/** The years in which entries of a work were released, latest first. */
export async function countEntryYears(
  handle: Handle,
  workId: number,
): Promise<{ year: number; count: number }[]> {
  const { rows } = await sql<{ year: number; count: number }>`
    select left(release_date, 4)::integer as year, count(*) as count from work_entries
    where work_id = ${workId} and release_date >= '0001' and kind <> 'season'
    group by 1 order by 1 desc
  `.execute(handle)
  return rows
}

export interface ScoredEntryRow {
  id: number
  kind: EntryKind
  season: number | null
  number: number | null
  title: string | null
  score: number | null
  ratingCount: number
}

/** The rated episodes or tracks of a work, in its order. */
export async function listScoredEntries(handle: Handle, workId: number): Promise<ScoredEntryRow[]> {
  const { rows } = await sql<ScoredEntryRow>`
    select id, kind, season, number, title, rating_count as "ratingCount",
      rating_sum::double precision / nullif(rating_count, 0) as score
    from work_entries
    where work_id = ${workId} and kind <> 'season' and rating_count > 0
    order by position, id
  `.execute(handle)
  return rows
}

/** How many members gave an entry each rating, lowest first. */
export async function countEntryRatings(
  handle: Handle,
  entryId: number,
): Promise<{ rating: number; count: number }[]> {
  const { rows } = await sql<{ rating: number; count: number }>`
    select rating, count(*) as count from entry_ratings where entry_id = ${entryId}
    group by rating order by rating
  `.execute(handle)
  return rows
}

export interface EntryFriendRow {
  id: number
  username: string
  firstName: string | null
  lastName: string | null
  profilePicture: string | null
  rating: number | null
  day: string | null
  isSeen: boolean
}

/** Friends of the viewer who rated or saw an entry, also by a mark of the whole work, the latest first. */
export async function listEntryFriends(
  handle: Handle,
  viewer: Viewer,
  entry: { id: number; workId: number },
): Promise<EntryFriendRow[]> {
  if (!viewer) return []
  const { rows } = await sql<EntryFriendRow>`
    select users.id, users.username, users.first_name as "firstName",
      users.last_name as "lastName", users.profile_picture as "profilePicture",
      given.rating, seen.day::text as day,
      seen.user_id is not null or marked.user_id is not null as "isSeen"
    from ${friendsOf(viewer)} as friend (id)
    join users on users.id = friend.id
    join work_entries as entry on entry.id = ${entry.id}
    left join entry_ratings as given
      on given.user_id = friend.id and given.work_id = ${entry.workId} and given.entry_id = ${entry.id}
    left join lateral (
      select user_id, max(day) as day, max(time_created) as time from entry_viewings as viewing
      where viewing.user_id = friend.id and viewing.work_id = ${entry.workId}
        and viewing.entry_id = ${entry.id}
      group by user_id
    ) as seen on true
    left join engagements as marked on marked.user_id = friend.id
      and marked.work_id = ${entry.workId} and ${isCovered(sql`entry`, dayOfMark(sql`marked`))}
    where given.user_id is not null or seen.user_id is not null or marked.user_id is not null
    order by greatest(given.time_rated, seen.time, marked.time_added) desc, users.id
    limit 50
  `.execute(handle)
  return rows
}

export interface NeighbourRow {
  id: number
  kind: EntryKind
  season: number | null
  number: number | null
  title: string | null
  isBefore: boolean
}

/** The entries of the same kind before and after one, in the order of the work; specials have their own. */
export async function findNeighbours(
  handle: Handle,
  entry: { id: number; workId: number; kind: EntryKind; season: number | null },
): Promise<NeighbourRow[]> {
  const isSpecial = entry.season === 0
  const ofKind = sql`
    entry.work_id = ${entry.workId} and entry.kind = ${entry.kind} and not entry.is_gone
    and (coalesce(entry.season, 1) = 0) = ${isSpecial}
  `
  const { rows } = await sql<NeighbourRow>`
    with this as (select position, id from work_entries where id = ${entry.id})
    (select entry.id, entry.kind, entry.season, entry.number, entry.title, true as "isBefore"
      from work_entries as entry, this
      where ${ofKind} and (entry.position, entry.id) < (this.position, this.id)
      order by entry.position desc, entry.id desc limit 1)
    union all
    (select entry.id, entry.kind, entry.season, entry.number, entry.title, false
      from work_entries as entry, this
      where ${ofKind} and (entry.position, entry.id) > (this.position, this.id)
      order by entry.position, entry.id limit 1)
  `.execute(handle)
  return rows
}
