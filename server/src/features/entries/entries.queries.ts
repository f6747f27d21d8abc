import type { EntryKind } from '@medley/contract/works/entries'
import type { Medium } from '@medley/contract/values/medium'
import { sql } from 'kysely'
import type { Viewer } from '../../actor.ts'
import type { Handle, Tx } from '../../db/transaction.ts'
import { todayOf } from '../weekly-digest/weekly-digest.visibility.ts'
import { isShownTo } from './naming/entries.unlisted.visibility.ts'
import { isVisibleWork } from '../works/works.visibility.ts'

/** An entry with what writing needs of it. */
export interface StoredEntry {
  id: number
  workId: number
  kind: EntryKind
  season: number | null
  number: number | null
  title: string | null
  releaseDate: string | null
  minutes: number | null
  source: string | null
  sourceId: string | null
  position: number
  isGone: boolean
}

function columnsOf(alias: string) {
  const entry = sql.ref(alias)
  return sql`
    ${entry}.id, ${entry}.work_id as "workId", ${entry}.kind, ${entry}.season, ${entry}.number,
    ${entry}.title, ${entry}.release_date as "releaseDate", ${entry}.minutes, ${entry}.source,
    ${entry}.source_id as "sourceId", ${entry}.position, ${entry}.is_gone as "isGone"
  `
}
const columns = columnsOf('work_entries')

/** All entries of a work, in its order. */
export async function listStoredEntries(handle: Handle, workId: number): Promise<StoredEntry[]> {
  const { rows } = await sql<StoredEntry>`
    select ${columns} from work_entries where work_id = ${workId} order by position, id
  `.execute(handle)
  return rows
}

/** An episode or track of a work. */
export async function findPart(
  handle: Handle,
  workId: number,
  id: number,
): Promise<StoredEntry | undefined> {
  const { rows } = await sql<StoredEntry>`
    select ${columns} from work_entries
    where id = ${id} and work_id = ${workId} and kind <> 'season'
  `.execute(handle)
  return rows[0]
}

/** An entry of a work that the viewer may see. */
export async function findVisibleEntry(
  handle: Handle,
  viewer: Viewer,
  id: number,
): Promise<StoredEntry | undefined> {
  const { rows } = await sql<StoredEntry>`
    select ${columnsOf('entry')} from work_entries as entry join works on works.id = entry.work_id
    where entry.id = ${id} and works.merged_into is null and ${isVisibleWork(viewer)}
      and ${isShownTo(viewer)}
  `.execute(handle)
  return rows[0]
}

/** The day where a member lives, `YYYY-MM-DD`; by UTC for visitors. */
export async function getToday(handle: Handle, viewer: Viewer, now: Date): Promise<string> {
  const { rows } = await sql<{ today: string }>`select ${todayOf(viewer, now)} as today`.execute(
    handle,
  )
  const [row] = rows
  if (!row) throw new Error('The database knows no day')
  return row.today
}

/** The titles of a work by which its entries are made where no source tells more; locks the work. */
export async function lockTitles(
  tx: Tx,
  workId: number,
): Promise<{ medium: Medium; titles: string[] } | undefined> {
  const { rows } = await sql<{ medium: Medium; titles: string[] }>`
    select medium, entries as titles from works where id = ${workId} for no key update
  `.execute(tx)
  return rows[0]
}

export type NewEntry = Omit<StoredEntry, 'id' | 'workId' | 'isGone'> & { isGone?: boolean }

/** Returns the new entries, in their order. */
export async function insertEntries(
  tx: Tx,
  workId: number,
  entries: readonly NewEntry[],
): Promise<StoredEntry[]> {
  const { rows } = await sql<StoredEntry>`
    insert into work_entries
      (work_id, kind, season, number, title, release_date, minutes, source, source_id, position, is_gone)
    select ${workId}::integer, kind, season, number, title, "releaseDate", minutes, source, "sourceId", position,
      coalesce("isGone", false)
    from json_to_recordset(${JSON.stringify(entries)}) as given (
      kind text, season integer, number integer, title text, "releaseDate" text, minutes integer,
      source text, "sourceId" text, position integer, "isGone" boolean
    )
    order by position
    returning ${columns}
  `.execute(tx)
  return rows
}

export type ChangedEntry = Omit<StoredEntry, 'workId'>

/** Replaces the facts of entries. */
export async function updateEntries(tx: Tx, entries: readonly ChangedEntry[]): Promise<void> {
  await sql`
    update work_entries set
      kind = given.kind, season = given.season, number = given.number, title = given.title,
      release_date = given."releaseDate", minutes = given.minutes, source = given.source,
      source_id = given."sourceId", position = given.position, is_gone = given."isGone"
    from json_to_recordset(${JSON.stringify(entries)}) as given (
      id integer, kind text, season integer, number integer, title text, "releaseDate" text,
      minutes integer, source text, "sourceId" text, position integer, "isGone" boolean
    )
    where work_entries.id = given.id
  `.execute(tx)
}

/** A condition on a row of `work_entries`: somebody refers to it. */
const isUsed = sql`(
  exists (select from entry_viewings where entry_id = work_entries.id)
  or exists (select from entry_ratings where entry_id = work_entries.id)
  or exists (select from remarks where entry_id = work_entries.id)
  or exists (
    select from progress where progress.work_id = work_entries.work_id
      and work_entries.id in (progress.entry_id, progress.reached_entry_id)
  )
)`

/** Deletes entries to which nobody refers; the others become gone. */
export async function dropEntries(tx: Tx, ids: readonly number[]): Promise<void> {
  await sql`
    update work_entries set is_gone = true
    where id = any(${ids}::integer[]) and not is_gone and ${isUsed}
  `.execute(tx)
  await sql`
    delete from work_entries where id = any(${ids}::integer[]) and not ${isUsed}
  `.execute(tx)
}

/**
 * Deletes those of some entries that only members named and nobody saw, rated, talks about or is at, and the seasons that
 * were made with them.
 */
export async function deleteUnusedEntries(tx: Tx, ids: readonly number[]): Promise<void> {
  const { rows } = await sql<{ workId: number; season: number | null }>`
    delete from work_entries
    where id = any(${ids}::integer[]) and (source is null or is_gone) and not ${isUsed}
    returning work_id as "workId", season
  `.execute(tx)
  await sql`
    delete from work_entries
    using json_to_recordset(${JSON.stringify(rows)}) as left_by ("workId" integer, season integer)
    where work_id = left_by."workId" and work_entries.season = left_by.season
      and kind = 'season' and source is null and title is null and not ${isUsed}
      and not exists (
        select from work_entries as other
        where other.work_id = work_entries.work_id and other.season = work_entries.season
          and other.id <> work_entries.id
      )
  `.execute(tx)
}

/** How many entries that no source lists a member saw first since a time. */
export async function countUnlistedSeen(
  handle: Handle,
  userId: number,
  since: Date,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count
    from entry_viewings as own join work_entries as entry on entry.id = own.entry_id
    where own.user_id = ${userId} and own.time_created > ${since} and not own.is_repeat
      and entry.source is null and entry.is_gone
  `.execute(handle)
  return rows[0]?.count ?? 0
}

/**
 * Deletes some of the entries that are gone and to which nobody refers, except of works that members can still undo
 * something of. Returns how many.
 */
export async function deleteForgottenEntries(handle: Handle, limit: number): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from work_entries where id in (
      select id from work_entries
      where is_gone and not ${isUsed} and not exists (select from acts where acts.work_id = work_entries.work_id)
        and not (kind = 'season' and exists (
          select from work_entries as part
          where part.work_id = work_entries.work_id and part.season = work_entries.season and part.kind <> 'season'
            and (not part.is_gone or exists (select from entry_viewings where entry_id = part.id)
              or exists (select from entry_ratings where entry_id = part.id))
        ))
      order by work_id, id limit ${limit} for update skip locked
    )`.execute(handle)
  return Number(numAffectedRows ?? 0n)
}

interface NewViewings {
  userId: number
  workId: number
  entryIds: readonly number[]
  day: string | null
  isRepeat: boolean
  time: Date
}

/**
 * Adds a viewing of each entry; those that exist stay, and a repeat of none is the first one. Returns the entries
 * that have a new one.
 */
export async function insertEntryViewings(
  tx: Tx,
  { userId, workId, entryIds, day, isRepeat, time }: NewViewings,
): Promise<number[]> {
  const { rows } = await sql<{ entryId: number }>`
    insert into entry_viewings (user_id, work_id, entry_id, day, is_repeat, time_created)
    select ${userId}::integer, ${workId}::integer, named.id, ${day}::date,
      ${isRepeat}::boolean and exists (
        select from entry_viewings as own
        where own.user_id = ${userId} and own.work_id = ${workId} and own.entry_id = named.id
      ),
      ${time}::timestamptz
    from unnest(${entryIds}::integer[]) as named (id)
    order by named.id
    on conflict do nothing
    returning entry_id as "entryId"
  `.execute(tx)
  return rows.map(({ entryId }) => entryId)
}

/** Gives the first viewing of an entry another day. */
export async function updateFirstDay(
  tx: Tx,
  userId: number,
  entryId: number,
  day: string | null,
): Promise<void> {
  await sql`
    update entry_viewings set day = ${day}::date
    where user_id = ${userId} and entry_id = ${entryId} and not is_repeat
      and day is distinct from ${day}::date
  `.execute(tx)
}

export async function countEntryViewings(
  tx: Tx,
  userId: number,
  entryIds: readonly number[],
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from entry_viewings
    where user_id = ${userId} and entry_id = any(${entryIds}::integer[])
  `.execute(tx)
  return rows[0]?.count ?? 0
}

export async function deleteEntryViewingRows(
  tx: Tx,
  userId: number,
  entryIds: readonly number[],
): Promise<void> {
  await tx
    .deleteFrom('entry_viewings')
    .where('user_id', '=', userId)
    .where('entry_id', '=', sql<number>`any(${entryIds}::integer[])`)
    .execute()
}

export async function upsertEntryRating(
  tx: Tx,
  {
    userId,
    entry,
    rating,
    time,
  }: { userId: number; entry: StoredEntry; rating: number; time: Date },
): Promise<void> {
  await tx
    .insertInto('entry_ratings')
    .values({
      user_id: userId,
      work_id: entry.workId,
      entry_id: entry.id,
      rating,
      time_rated: time,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['user_id', 'work_id', 'entry_id'])
        .doUpdateSet({ rating, time_rated: time }),
    )
    .execute()
}

export async function deleteEntryRatingRow(tx: Tx, userId: number, entryId: number): Promise<void> {
  await tx
    .deleteFrom('entry_ratings')
    .where('user_id', '=', userId)
    .where('entry_id', '=', entryId)
    .execute()
}
