import { type RawBuilder, sql } from 'kysely'
import type { Viewer } from '../../actor.ts'
import { noBlockBetween } from '../blocks/blocks.visibility.ts'
import { unmutedFriendIdsOf } from '../friendships/friendships.visibility.ts'
import { isOutBy } from './entries.order.visibility.ts'

/** Common table expressions: which entries and seasons of a work the viewer saw, and when all of it. */
export function ownMarks(viewer: Viewer, workId: number) {
  const viewerId = idOf(viewer)
  return sql`
    own as materialized (
      select entry_id, array_agg(day::text order by day nulls last) as days
      from (
        -- Each by an index of its own, which the whole diary of the viewer is not in.
        select entry_id, day from entry_viewings
        where user_id = ${viewerId} and work_id = ${workId} and not is_repeat
        union all
        select entry_id, day from entry_viewings
        where user_id = ${viewerId} and work_id = ${workId} and is_repeat
      ) as viewing
      group by entry_id
    ),
    own_season as materialized (
      select season.season, max(${dayOfSeason}) as until
      from entry_viewings as viewing
      join work_entries as season on season.id = viewing.entry_id
        and season.work_id = ${workId} and season.kind = 'season'
      where viewing.user_id = ${viewerId} and viewing.work_id = ${workId}
      group by season.season
    ),
    own_mark as materialized (
      select ${dayOfMark(sql`marked`)} as day from engagements as marked
      where user_id = ${viewerId} and work_id = ${workId} and not is_partial
    )
  `
}

/**
 * Common table expressions: who of the friends marked the whole work and when, and a season of which its episodes were
 * unknown; how many saw each entry of the page, apart from those whose mark of the work covers it; and the score of
 * all. The entries of a page have ids near each other: a short piece of an index for each friend.
 */
export function friendsMarks(viewer: Viewer, workId: number) {
  const ofWorkOnPage = sql`
    work_id = ${workId} and entry_id between (select min(id) from page) and (select max(id) from page)
  `
  return sql`
    friend as materialized (select id from ${friendsOf(viewer)} as near (id)),
    mark as materialized (
      select friend.id as user_id, ${dayOfMark(sql`marked`)} as day
      from friend
      join engagements as marked on marked.user_id = friend.id and marked.work_id = ${workId}
        and not marked.is_partial
    ),
    unmarked as materialized (select id from friend except select user_id from mark),
    season_mark as materialized (
      select viewing.user_id, season.season, max(${dayOfSeason}) as until
      from work_entries as season
      join entry_viewings as viewing on viewing.entry_id = season.id and viewing.work_id = ${workId}
      where season.work_id = ${workId} and season.kind = 'season'
        and viewing.user_id = any(array(select id from unmarked))
      group by viewing.user_id, season.season
    ),
    late as materialized (
      select mark.user_id, page.id as entry_id
      from page join mark on not ${isOutBy(sql`page`, sql`mark.day`)}
    ),
    friend_count as materialized (
      select entry_id, sum(viewers)::integer as viewers
      from (
        select entry_id, count(*) as viewers from entry_viewings
        where user_id = any(array(select id from unmarked)) and ${ofWorkOnPage} and not is_repeat
        group by entry_id
        union all
        select entry_id, count(*) from late join entry_viewings using (user_id, entry_id)
        where work_id = ${workId} and not is_repeat
        group by entry_id
        union all
        select page.id, count(*)
        from season_mark
        join page on page.kind = 'episode' and page.season = season_mark.season
          and ${isOutBy(sql`page`, sql`season_mark.until`)}
        where not exists (
          select from entry_viewings as viewing
          where viewing.user_id = season_mark.user_id and viewing.work_id = ${workId}
            and viewing.entry_id = page.id
        )
        group by page.id
      ) as part
      group by entry_id
    ),
    friend_score as materialized (
      select entry_id, sum(rating)::double precision / count(*) as score from entry_ratings
      where user_id = any(array(select id from friend)) and ${ofWorkOnPage}
      group by entry_id
    )
  `
}

/** A common table expression: how many episodes each season of the page has, are out, and did the viewer see of those. */
export function progressOfSeasons(workId: number, today: RawBuilder<string>) {
  return sql`
    episodes as materialized (
      select season, count(*) as total, count(*) filter (where is_out) as released,
        count(*) filter (where is_out and is_seen) as seen
      from (
        select episode.season, ${isOutBy(sql`episode`, today)} as is_out,
          own.entry_id is not null or own_season.until is not null or own_mark.day is not null as is_seen
        from work_entries as episode
        left join own on own.entry_id = episode.id
        left join own_season on own_season.season = episode.season
          and ${isOutBy(sql`episode`, sql`own_season.until`)}
        left join own_mark on ${isOutBy(sql`episode`, sql`own_mark.day`)}
        where episode.work_id = ${workId} and episode.kind = 'episode'
          and (not episode.is_gone or own.entry_id is not null)
          and episode.season in (select season from page where kind = 'season')
      ) as counted
      group by season
    )
  `
}

/**
 * The day on which a member saw a whole work, of a row of `engagements`: the latest of their viewings of it, the
 * last day of a month or year, or else that of the mark.
 */
export function dayOfMark(marked: RawBuilder<unknown>): RawBuilder<string> {
  return sql<string>`coalesce(
    (
      select max(coalesce(
        viewing.day::text,
        viewing.month_or_year || substr('-12-31', length(viewing.month_or_year) - 3),
        to_char(viewing.time_created, 'YYYY-MM-DD')
      ))
      from viewings as viewing
      where viewing.work_id = ${marked}.work_id and viewing.user_id = ${marked}.user_id
        and not is_of_unfinished(viewing)
    ),
    to_char(${marked}.time_added, 'YYYY-MM-DD')
  )`
}

/** The id of a member; for visitors a constant, by which PostgreSQL sees that nothing is theirs. */
export function idOf(viewer: Viewer): RawBuilder<number | null> {
  return viewer ? sql<number>`${viewer.id}` : sql<null>`null::integer`
}

/** The ids of the friends of a member whom they do not mute and who may be seen; none for visitors. */
export function friendsOf(viewer: Viewer): RawBuilder<number> {
  if (!viewer) return sql<number>`(select null::integer where false)`
  return sql<number>`(
    select near.id from ${unmutedFriendIdsOf(viewer)} as near (id)
    where ${noBlockBetween(viewer, 'near.id')}
  )`
}

/** The day of a row of `entry_viewings` of a whole season, as `viewing`: its episodes that were out then are seen. */
export const dayOfSeason = sql`coalesce(viewing.day::text, to_char(viewing.time_created, 'YYYY-MM-DD'))`
