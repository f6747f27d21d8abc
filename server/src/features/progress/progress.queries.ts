import type { NamedEntry } from '@medley/contract/works/entries'
import type { ProgressState, ProgressUnit } from '@medley/contract/library/progress'
import type { CoveredWork, UserSearchItem } from '@medley/contract/values/shapes'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Actor, Viewer } from '../../actor.ts'
import type { Handle, Tx } from '../../db/transaction.ts'
import {
  type EntryOrder,
  isOutBy,
  listingOrder,
  placeOf,
  podcastOrder,
} from '../entries/entries.order.visibility.ts'
import { unmutedFriendIdsOf } from '../friendships/friendships.visibility.ts'
import { todayOf } from '../weekly-digest/weekly-digest.visibility.ts'
import { isVisibleWork, namedWorkOf } from '../works/works.visibility.ts'
import type { Point, ProgressKey } from './progress.rules.ts'
import { maySee } from '../privacy-settings/privacy-settings.visibility.ts'
import { personOf } from '../accounts/accounts.visibility.ts'

export interface ProgressRow {
  id: number
  user: UserSearchItem
  work: CoveredWork
  state: ProgressState
  entry: NamedEntry | null
  amount: number | null
  unit: ProgressUnit | null
  total: number | null
  isPrivate: boolean
  timeStarted: Date
  timeChanged: Date
  next: NamedEntry | null
  left: number
  /** Of the latest day; null unless it is wanted. */
  seen: SeenDay | null
}

interface SeenDay {
  day: string
  first: NamedEntry
  last: NamedEntry
  count: number
}

/** A page of progress. */
interface Selected {
  where: RawBuilder<SqlBool>
  limit: number
  after?: ProgressKey | undefined
}

interface Selection {
  /** Several are read at once; none has rows of another. */
  selected: readonly Selected[]
  /** The time of the reading, for what is out. */
  now: Date
  /** Reads what others saw last. */
  withSeen?: boolean
}

/** Progress in works that the viewer may see, newest change first; that kept private only if it is theirs. */
export async function selectProgress(
  handle: Handle,
  viewer: Viewer,
  { selected, now, withSeen = false }: Selection,
): Promise<ProgressRow[]> {
  const pages = selected.map((page) => pageOf(viewer, page))
  const { rows } = await sql<ProgressRow>`
    with day as materialized (select ${todayOf(viewer, now)} as today)
    select progress.id, ${namedWorkOf('works')} as work,
      ${personOf()} as "user",
      progress.state, progress.amount, progress.unit, progress.total,
      progress.is_private as "isPrivate", progress.time_started as "timeStarted",
      progress.time_changed as "timeChanged",
      case when entry.id is not null then ${asNamed(sql`entry`)} end as entry,
      case when next.id is not null then ${asNamed(sql`next`)} end as next, ahead.count as "left",
      ${withSeen ? seenByOthers(viewer) : sql`null::json`} as seen
    from (${sql.join(pages, sql` union all `)}) as progress
    join users on users.id = progress.user_id
    join works on works.id = progress.work_id
    cross join day
    left join work_entries as entry on entry.id = progress.entry_id
    -- After a special one goes on where one was.
    left join work_entries as standing on standing.id = case
      when entry.season = 0 then progress.reached_entry_id else progress.entry_id end
      and standing.season is distinct from 0
    cross join lateral (
      ${aheadIn(podcastOrder)} where works.medium = 'podcast'
      union all
      ${aheadIn(listingOrder)} where works.medium <> 'podcast'
    ) as ahead
    left join work_entries as next on next.id = ahead."nextId"
    order by progress.time_changed desc, progress.id desc
  `.execute(handle)
  return rows
}

function pageOf(viewer: Viewer, { where, limit, after }: Selected): RawBuilder<unknown> {
  const isAfter = after
    ? sql`and (progress.time_changed, progress.id) < (${after.time}::timestamptz, ${after.id}::integer)`
    : sql``
  return sql`(
    select progress.* from progress join works on works.id = progress.work_id
    where ${where} and (not progress.is_private or progress.user_id = ${viewer?.id ?? null})
      and works.merged_into is null and ${isVisibleWork(viewer)} ${isAfter}
    order by progress.time_changed desc, progress.id desc
    limit ${limit}
  )`
}

function seenByOthers(viewer: Viewer): RawBuilder<SeenDay | null> {
  return sql<SeenDay | null>`
    case when progress.user_id is distinct from ${viewer?.id ?? null} then ${seenOnLatestDay} end
  `
}

/** How many entries that are out come after where a member is, and the first of them. */
function aheadIn(order: EntryOrder): RawBuilder<unknown> {
  const later = sql`later`
  const isAhead = sql`
    progress.amount is null and later.work_id = progress.work_id and ${order.isOrdered(later)}
    and (${order.place(later)}) > (${order.placeOrStart(sql`standing`)})
    and ${isOutBy(later, sql`day.today`)}
  `
  return sql`
    select (select count(*) from work_entries as later where ${isAhead}) as count,
      (
        select later.id from work_entries as later where ${isAhead}
        order by ${order.place(later)} limit 1
      ) as "nextId"
  `
}

/** The entries that a member saw on the latest day on which they saw any. */
const seenOnLatestDay = sql<SeenDay | null>`(
  select json_build_object(
    'day', own.day, 'count', count(*),
    'first', (array_agg(${asNamed(sql`entry`)} order by ${placeOf(sql`entry`, sql`works.medium`)}))[1],
    'last', (array_agg(${asNamed(sql`entry`)} order by ${placeOf(sql`entry`, sql`works.medium`)} desc))[1]
  )
  from entry_viewings as own
  join work_entries as entry on entry.id = own.entry_id and entry.kind <> 'season'
  where own.user_id = progress.user_id and own.work_id = progress.work_id and own.day = (
    select max(day) from entry_viewings as any_day
    where any_day.user_id = progress.user_id and any_day.work_id = progress.work_id
  )
  group by own.day
)`

function asNamed(entry: RawBuilder<unknown>): RawBuilder<NamedEntry> {
  return sql<NamedEntry>`json_build_object(
    'id', ${entry}.id, 'kind', ${entry}.kind, 'season', ${entry}.season,
    'number', ${entry}.number, 'title', ${entry}.title
  )`
}

/** A condition: progress of a member, in one state if it is given. */
export function isOf(userId: number, state?: ProgressState): RawBuilder<SqlBool> {
  const isIn = state === undefined ? sql`` : sql`and progress.state = ${state}`
  return sql<SqlBool>`(progress.user_id = ${userId} ${isIn})`
}

/** A condition: progress of a member in a work. */
export function isOfWork(userId: number, workId: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`(progress.user_id = ${userId} and progress.work_id = ${workId})`
}

/** A condition: what a member is in the middle of, if the viewer may see them. */
export function isOpenOf(viewer: Viewer, userId: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`(${isOf(userId, 'going')} and ${maySee(viewer, 'progress.user_id')})`
}

/** A condition: what the friends of a member are in the middle of. */
export function isOpenOfFriends(actor: Actor): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    progress.state = 'going' and not progress.is_private
    and progress.user_id in ${unmutedFriendIdsOf(actor)}
    and ${maySee(actor, 'progress.user_id')}
  )`
}

/** Progress with what writing needs of it; locked. */
export async function lockProgress(
  tx: Tx,
  userId: number,
  workId: number,
): Promise<(Point & { timeChanged: Date }) | undefined> {
  const { rows } = await sql<Point & { timeChanged: Date }>`
    select state, entry_id as "entryId", amount, unit, total, is_private as "isPrivate",
      time_changed as "timeChanged"
    from progress where user_id = ${userId} and work_id = ${workId} for update
  `.execute(tx)
  return rows[0]
}

interface NamedProgress {
  userId: number
  workId: number
  time: Date
}

export async function upsertProgress(
  tx: Tx,
  { userId, workId, time }: NamedProgress,
  { state, entryId, amount, unit, total, isPrivate }: Point,
): Promise<void> {
  const point = {
    state,
    entry_id: entryId,
    amount,
    unit,
    total,
    is_private: isPrivate,
    time_changed: time,
  }
  await tx
    .insertInto('progress')
    .values({ user_id: userId, work_id: workId, time_started: time, ...point })
    .onConflict((conflict) => conflict.columns(['user_id', 'work_id']).doUpdateSet(point))
    .execute()
}

/**
 * Moves a member's progress to the last of some entries of a work, if that is later and no special. Starts it
 * in a show or podcast that is neither stopped nor, since that entry came out, finished.
 */
export async function moveForward(
  tx: Tx,
  { userId, workId, time }: NamedProgress,
  entryIds: readonly number[],
): Promise<void> {
  await sql`
    with last as (
      select entry.id, entry.season, entry.number, entry.position, entry.release_date, works.medium
      from work_entries as entry join works on works.id = entry.work_id
      where entry.id = any(${entryIds}::integer[]) and entry.kind <> 'season'
        and entry.season is distinct from 0
      order by ${placeOf(sql`entry`, sql`works.medium`)} desc limit 1
    ), moved as (
      update progress set entry_id = last.id, amount = null, unit = null, total = null,
        state = 'going', time_changed = ${time}
      from last
      where progress.user_id = ${userId} and progress.work_id = ${workId}
        and progress.state <> 'stopped' and not exists (
          select from work_entries as entry
          where entry.id = progress.entry_id and entry.season is distinct from 0
            and ${placeOf(sql`entry`, sql`last.medium`)} >= ${placeOf(sql`last`, sql`last.medium`)}
        )
    )
    insert into progress (user_id, work_id, state, entry_id, time_started, time_changed)
    select ${userId}::integer, works.id, 'going', last.id, ${time}::timestamptz, ${time}::timestamptz
    from last join works on works.id = ${workId} and works.medium in ('tvShow', 'podcast')
    where not exists (
      select from engagements where user_id = ${userId} and work_id = ${workId} and not is_partial
        and (last.release_date is null or last.release_date <= to_char(time_added, 'YYYY-MM-DD'))
    )
    on conflict (user_id, work_id) do nothing
  `.execute(tx)
}

export async function deleteProgressRow(tx: Tx, userId: number, workId: number): Promise<void> {
  await sql`delete from progress where user_id = ${userId} and work_id = ${workId}`.execute(tx)
}

/** Deletes progress that was begun by a day, month or year, which is null if unknown; that which was stopped stays. */
export async function deleteProgressBegunBy(
  tx: Tx,
  userId: number,
  workId: number,
  day: string | null,
): Promise<void> {
  // The day on which it was begun is one earlier in some time zones.
  await sql`
    delete from progress
    where user_id = ${userId} and work_id = ${workId} and state <> 'stopped'
      and (${day}::text is null
        or left(to_char(time_started - interval '1 day', 'YYYY-MM-DD'), length(${day})) <= ${day})
  `.execute(tx)
}
