import type { Medium } from '@medley/contract/values/medium'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Viewer } from '../../actor.ts'
import { maySee } from '../privacy-settings/privacy-settings.visibility.ts'
import { newest } from '../ratings/ratings.visibility.ts'
import { isForViewer } from '../reviews/reviews.visibility.ts'
import { timeZoneOf } from '../weekly-digest/weekly-digest.visibility.ts'
import { hiddenAdditionsOf, isVisibleWork } from '../works/works.visibility.ts'

/** The part of a member's diary that is counted. */
export interface Range {
  userId: number
  medium?: Medium | undefined
  /** From the first to the last, both included; all time without them. */
  years?: Years | undefined
}

interface Years {
  first: number
  last: number
}

/** The range of one year, or of all time. */
export function rangeOf({
  year,
  ...range
}: Omit<Range, 'years'> & { year?: number | undefined }): Range {
  return year === undefined ? range : { ...range, years: { first: year, last: year } }
}

/**
 * A subselect of the rows of a member's diary that the viewer may see: one per viewing, and one per work and day of
 * entries seen, which is that of a viewing of the work on that day if there is one: its last episode. With `work_id`,
 * `medium`, `day_order`, `is_repeat`, `is_whole` (of the work), `is_finished` (no longer in the middle of it), `review_id`
 * and, of episodes, `episodes` and `episode_minutes`. Months and years without a day are in a range that they lie in.
 * Works that an admin hides count, as in the diary; they have to be left out where works are named.
 */
export function loggedOf(viewer: Viewer, { userId, medium, years }: Range): RawBuilder<unknown> {
  const within = (table: string) => (years ? sql`and ${isInYears(table, years)}` : sql``)
  return sql`(
    select work_id, coalesce(whole.medium, part.medium) as medium, day_order,
      coalesce(whole.is_repeat, part.is_repeat) as is_repeat, whole.medium is not null as is_whole,
      coalesce(whole.is_finished, false) as is_finished, coalesce(part.episodes, 0) as episodes,
      coalesce(part.episode_minutes, 0) as episode_minutes, whole.review_id
    from (
      select work_id, medium, day_order, is_repeat, review_id, not is_of_unfinished(viewings) as is_finished,
        row_number() over (partition by work_id, day_order order by id) as nth
      from viewings
      where user_id = ${userId} ${within('viewings')}
        ${medium ? sql`and medium = ${medium}` : sql``}
        and ${maySeeOwner(viewer, userId)} and work_id not in ${hiddenAdditionsOf(viewer, userId)}
    ) as whole full join (
      select seen.work_id, works.medium, seen.day_order, every(seen.is_repeat) as is_repeat,
        count(*) filter (where entry.kind = 'episode') as episodes,
        coalesce(sum(coalesce(entry.minutes, works.minutes)) filter (where entry.kind = 'episode'), 0)
          as episode_minutes,
        1::bigint as nth
      from entry_viewings as seen
      join work_entries as entry on entry.id = seen.entry_id
      join works on works.id = seen.work_id
      where seen.user_id = ${userId} ${within('seen')}
        ${medium ? sql`and works.medium = ${medium}` : sql``}
        and ${maySeeOwner(viewer, userId)} and seen.work_id not in ${hiddenAdditionsOf(viewer, userId)}
      group by seen.work_id, works.medium, seen.day_order
    ) as part using (work_id, day_order, nth)
  )`
}

/** A condition on rows with a `day_order`: in some years, also in a month or year without a day. */
export function isInYears(table: string, { first, last }: Years): RawBuilder<SqlBool> {
  const order = sql.ref(`${table}.day_order`)
  return sql<SqlBool>`${order} between ${first * 10_000} and ${last * 10_000 + 9_999}`
}

/**
 * A subselect of the works in the diaries of a year, as `user_id` and `work_id`, each once per member. The condition
 * says whose, by `user_id`; it has to see to what a viewer may see.
 */
export function inDiariesOf(year: number, condition: RawBuilder<SqlBool>): RawBuilder<unknown> {
  const seenIn = (table: string) => sql`
    select user_id, work_id from ${sql.table(table)}
    where ${condition} and ${isInYears(table, { first: year, last: year })}`
  return sql`(${seenIn('viewings')} union ${seenIn('entry_viewings')})`
}

/** A condition: the viewer may see what the member does. Refers to no row, so that a statement asks once. */
function maySeeOwner(viewer: Viewer, userId: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    select ${maySee(viewer, 'owner.id')} from users as owner where owner.id = ${userId}
  )`
}

/** A subselect of the works of `loggedOf`, each once, with how often and when they are in it. */
export function seenOf(viewer: Viewer, range: Range): RawBuilder<unknown> {
  return sql`(
    select work_id, count(*) as viewings, max(day_order) as last_order
    from ${loggedOf(viewer, range)} as logged group by work_id
  )`
}

/** A subselect of a member's newest ratings for the viewer, as `work_id`, `rating` and `review_id`: one per work. */
export function ratingsOf(viewer: Viewer, userId: number): RawBuilder<unknown> {
  return sql`(
    select distinct on (work_id) work_id, rating, id as review_id from reviews
    where author_id = ${userId} and ${isForViewer(viewer)} order by work_id, ${newest}
  )`
}

/** Columns of minutes and pages of a row of `loggedOf`, as `logged`, joined to its work. */
export const amountsOf = sql`
  logged.episode_minutes + case
    when logged.is_whole and works.medium in ('film', 'album') then coalesce(works.minutes, 0) else 0
  end as minutes,
  case when logged.is_whole and works.medium = 'book' then coalesce(works.pages, 0) else 0 end as pages
`

/** A condition on rows of `progress`: stopped in the range, by a member who shows it to the viewer. */
export function isStopped(viewer: Viewer, { userId, medium, years }: Range): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    progress.user_id = ${userId} and progress.state = 'stopped'
    and (not progress.is_private or progress.user_id = ${viewer?.id ?? null}::integer)
    and ${maySeeOwner(viewer, userId)} and ${isVisibleWork(viewer)}
    ${medium ? sql`and works.medium = ${medium}` : sql``}
    ${
      years
        ? sql`and extract(year from progress.time_changed at time zone ${timeZoneOf(userId)})
            between ${years.first} and ${years.last}`
        : sql``
    }
  )`
}
