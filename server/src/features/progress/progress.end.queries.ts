import type { ProgressState } from '@medley/contract/library/progress'
import { type RawBuilder, sql } from 'kysely'
import type { Tx } from '../../db/transaction.ts'
import { isOutBy } from '../entries/entries.order.visibility.ts'
import { isAgain } from '../entries/entries.rounds.visibility.ts'
import { todayOf } from '../weekly-digest/weekly-digest.visibility.ts'
import type { SeenOfShow } from './progress.end.rules.ts'

/** How much a member saw of a show that ended. */
export interface EndedShow extends SeenOfShow {
  /** Null without progress. */
  state: ProgressState | null
  /** The whole show is marked. */
  isMarked: boolean
  lastEntryId: number
  /** The latest day on which they saw an episode. */
  lastDay: string | null
}

interface Named {
  userId: number
  workId: number
  time: Date
}

/**
 * How much a member saw of the regular episodes of a show that are out. Undefined unless the show ended: its last episode
 * has a day, nothing came out in the year before the time, and nothing is announced.
 */
export async function findEndedShow(tx: Tx, named: Named): Promise<EndedShow | undefined> {
  const { userId, workId } = named
  const ofWork = sql`user_id = ${userId} and work_id = ${workId}`
  const { rows } = await sql<EndedShow>`
    with ${episodesOf(named)}, ${roundOf(named)}
    select (select state from place) as state,
      exists (select from engagements where ${ofWork} and not is_partial) as "isMarked",
      last.id as "lastEntryId",
      (select max(day)::text from entry_viewings where ${ofWork}) as "lastDay",
      (select count(*) from regular) as total,
      (
        select count(*) from regular where case
          -- Whoever sees it again began where they say first that they saw something.
          when exists (select from again)
            then id in (select id from ticked) or position < (select min(position) from ticked)
          else id in (${seenIn(named, sql`'-infinity'`, sql`'infinity'`)})
        end
      ) as seen,
      case when exists (select from again) then (select count(*) from ticked) end as "seenAgain"
    from last
    where not exists (
      select from listed cross join today
      where (listed.position, listed.id) > (last.position, last.id)
        or listed.release_date >= left(
          to_char(today.day::date - interval '1 year', 'YYYY-MM-DD'), length(listed.release_date)
        )
    )
  `.execute(tx)
  return rows[0]
}

/** Common table expressions: what is known of a show, its regular episodes that are out, and the last of them. */
function episodesOf({ userId, workId, time }: Named) {
  return sql`
    today as materialized (select ${todayOf({ id: userId }, time)} as day),
    listed as materialized (
      select entry.* from work_entries as entry join works on works.id = entry.work_id
      where entry.work_id = ${workId} and works.medium = 'tvShow' and not entry.is_gone
        and entry.season is distinct from 0
    ),
    regular as materialized (
      select listed.id, listed.position, listed.release_date from listed cross join today
      where listed.kind <> 'season' and ${isOutBy(sql`listed`, sql`today.day`)}
    ),
    last as materialized (
      select id, position from regular where release_date is not null
      order by position desc, id desc limit 1
    )
  `
}

/** Common table expressions: the member's place, a row if they see it all again, and what they saw since. */
function roundOf(named: Named) {
  return sql`
    place as materialized (
      select state, time_started, ${isAgain} as is_again from progress
      where user_id = ${named.userId} and work_id = ${named.workId}
    ),
    again as materialized (
      -- Something new since the mark is seen for the first time.
      select time_started from place where is_again and not exists (
        select from regular
        where id not in (${seenIn(named, sql`'-infinity'`, sql`place.time_started`)})
      )
    ),
    ticked as materialized (
      select regular.id, regular.position from again
      cross join lateral (${seenIn(named, sql`again.time_started`, sql`'infinity'`)}) as seen
      join regular on regular.id = seen.id
    )
  `
}

function seenIn(
  { userId, workId }: Named,
  since: RawBuilder<unknown>,
  before: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`select id from seen_entries(${userId}, ${workId}, ${since}, ${before}) as seen (id)`
}
