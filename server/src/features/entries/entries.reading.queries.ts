import type { EntryKind } from '@medley/contract/works/entries'
import type { Medium } from '@medley/contract/values/medium'
import type { CoveredWork } from '@medley/contract/values/shapes'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Viewer } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { isVisibleWork, namedWorkOf } from '../works/works.visibility.ts'
import {
  dayOfMark,
  dayOfSeason,
  friendsMarks,
  friendsOf,
  idOf,
  ownMarks,
  progressOfSeasons,
} from './entries.marks.queries.ts'
import { isShownTo } from './naming/entries.unlisted.visibility.ts'
import { isOutBy } from './entries.order.visibility.ts'
import { isEntryScoreShown, shownEntryScore } from '../ratings/ratings.visibility.ts'

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
  isAhead: boolean
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
  today: RawBuilder<string>
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
  const viewerId = idOf(viewer)
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
    ${ownMarks(viewer, workId)},
    ${friendsMarks(viewer, workId)},
    ${progressOfSeasons(workId, today)}
    select page.id, page.kind, page.season, page.number, page.title,
      page.release_date as "releaseDate", page.minutes, page.is_gone as "isGone",
      ${shownEntryScore('page')} as score,
      page.rating_count as "ratingCount", page.viewer_count as "viewerCount",
      friend_score.score as "friendScore",
      coalesce(friend_count.viewers, 0) + (
        select count(*) from mark where ${isOutBy(sql`page`, sql`mark.day`)}
      ) as "friendCount",
      own_rating.rating as "ownRating",
      own.days is not null or own_season.until is not null or own_mark.day is not null as "isSeen",
      coalesce(own.days, '{}') as "ownDays",
      (page.kind = 'episode' and page.season > 0 and own_progress.user_id is not null
        and own.days is null and own_season.until is null and own_mark.day is null
        and (reached.id is null or (page.position, page.id) > (reached.position, reached.id))
      ) is true as "isAhead",
      coalesce(episodes.total, 0) as "episodesTotal", coalesce(episodes.released, 0) as "episodesOut",
      coalesce(episodes.seen, 0) as "episodesSeen"
    from page
    left join friend_count on friend_count.entry_id = page.id
    left join friend_score on friend_score.entry_id = page.id
    left join entry_ratings as own_rating on own_rating.user_id = ${viewerId}
      and own_rating.work_id = page.work_id and own_rating.entry_id = page.id
    left join progress as own_progress on own_progress.user_id = ${viewerId}
      and own_progress.work_id = page.work_id and own_progress.state <> 'stopped'
    left join work_entries as reached on reached.id = own_progress.reached_entry_id
    left join own_mark on ${isOutBy(sql`page`, sql`own_mark.day`)}
    left join own on own.entry_id = page.id
    left join own_season on page.kind = 'episode' and own_season.season = page.season
      and ${isOutBy(sql`page`, sql`own_season.until`)}
    left join episodes on page.kind = 'season' and episodes.season = page.season
    order by page.position, page.id
  `.execute(handle)
  return rows
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

/** The years in which episodes of a podcast were released, latest first. */
export async function countEntryYears(
  handle: Handle,
  viewer: Viewer,
  workId: number,
): Promise<{ year: number; count: number }[]> {
  const { rows } = await sql<{ year: number; count: number }>`
    select left(release_date, 4)::integer as year, count(*) as count from work_entries as entry
    where work_id = ${workId} and release_date >= '0001' and ${isShownTo(viewer)}
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

/** The episodes or tracks of a work whose score is shown, in its order. */
export async function listScoredEntries(
  handle: Handle,
  viewer: Viewer,
  workId: number,
): Promise<ScoredEntryRow[]> {
  const { rows } = await sql<ScoredEntryRow>`
    select id, kind, season, number, title, rating_count as "ratingCount",
      ${shownEntryScore('entry')} as score
    from work_entries as entry
    where work_id = ${workId} and kind <> 'season' and rating_count > 0 and ${isShownTo(viewer)}
      and ${isEntryScoreShown('entry')}
    order by position, id
  `.execute(handle)
  return rows
}

/** How many members gave an entry each rating, lowest first; none where its score is not shown. */
export async function countEntryRatings(
  handle: Handle,
  entryId: number,
): Promise<{ rating: number; count: number }[]> {
  const { rows } = await sql<{ rating: number; count: number }>`
    select rating, count(*) as count from entry_ratings
    where entry_id = ${entryId} and exists (
      select from work_entries as rated where rated.id = ${entryId} and ${isEntryScoreShown('rated')}
    )
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
      seen.user_id is not null or season.user_id is not null or marked.user_id is not null as "isSeen"
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
    left join lateral (
      select viewing.user_id, max(viewing.time_created) as time
      from work_entries as whole
      join entry_viewings as viewing on viewing.user_id = friend.id
        and viewing.work_id = ${entry.workId} and viewing.entry_id = whole.id
      where entry.kind = 'episode' and whole.work_id = ${entry.workId} and whole.kind = 'season'
        and whole.season = entry.season and ${isOutBy(sql`entry`, dayOfSeason)}
      group by viewing.user_id
    ) as season on true
    left join engagements as marked on marked.user_id = friend.id
      and marked.work_id = ${entry.workId} and not marked.is_partial
      and ${isOutBy(sql`entry`, dayOfMark(sql`marked`))}
    where num_nonnulls(given.user_id, seen.user_id, season.user_id, marked.user_id) > 0
    order by greatest(given.time_rated, seen.time, season.time, marked.time_added) desc, users.id
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
