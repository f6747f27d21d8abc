import type { Medium } from '@medley/contract/medium'
import { sql } from 'kysely'
import type { Handle, Tx } from '../../db/transaction.ts'
import type { PartImportTarget, StoredWrite, Write } from '../../ports/import-target.ts'
import { findOrMakeEntries, removeUnusedEntries } from './entries.naming.service.ts'
import { loadEntries } from './entries.sync.service.ts'

/** A season or episode of a work as files name it: seen on a day or without one, or rated. */
export interface ImportedEntryMark {
  season: number
  /** Null for the season as a whole. */
  number: number | null
  /** YYYY-MM-DD. */
  day: string | null
  /** Null where the mark is a viewing. */
  rating: number | null
}

interface ImportedEntries {
  workId: number
  medium: Medium
  marks: readonly ImportedEntryMark[]
  time: string
}

/** The marks of a member of one work: viewings by entry and day with their number, and rated entries. */
type ExistingMarks = ReadonlyMap<string, number>

type State = { day: string | null } | { rating: number }

/** Identifies a mark among those of a work. */
function keyOfMark({ season, number, day, rating }: ImportedEntryMark): string {
  const entry = `${season} ${number ?? ''}`
  return rating === null ? `${entry} on ${day ?? ''}` : `${entry} rated`
}

export const entriesImportTarget: PartImportTarget<
  ImportedEntryMark,
  ExistingMarks,
  ImportedEntries,
  State
> = {
  kinds: ['entryViewing', 'entryRating'],
  part: 'episode',
  existing: countMarks,
  plan: planMarks,
  collect: (marks, work) => (marks.length > 0 ? [{ ...work, marks }] : []),
  async write(tx, userId, things) {
    const writes: Write<State>[] = []
    for (const thing of things) writes.push(...(await writeMarks(tx, userId, thing)))
    return writes
  },
  async revert(tx, userId, writes) {
    await deleteUnchanged(tx, userId, writes)
    return new Map()
  },
}

/** As many marks of an entry and day are new as the files have more than the member, who has at most two. */
function planMarks(
  marks: readonly ImportedEntryMark[],
  { existing }: { existing: ExistingMarks | undefined },
) {
  const known = new Map(existing)
  const seen = new Map<string, number>()
  const outcomes = marks.map((mark) => {
    const key = keyOfMark(mark)
    const nth = (seen.get(key) ?? 0) + 1
    seen.set(key, nth)
    const most = mark.rating === null ? 2 : 1
    if (nth <= (known.get(key) ?? 0) || nth > most) return 'here'
    known.set(key, nth)
    return 'new'
  })
  return { outcomes, existing: known }
}

async function countMarks(
  handle: Handle,
  userId: number,
  workIds: readonly number[],
): Promise<Map<number, ExistingMarks>> {
  const { rows } = await sql<{
    workId: number
    season: number
    number: number | null
    day: string | null
    rating: number | null
    count: number
  }>`
    select seen.work_id as "workId", entry.season, entry.number, seen.day::text as day,
      null::integer as rating, count(*) as count
    from entry_viewings as seen join work_entries as entry on entry.id = seen.entry_id
    where seen.user_id = ${userId} and seen.work_id = any(${workIds}::integer[])
      and entry.season is not null
    group by seen.work_id, entry.season, entry.number, seen.day
    union all
    select given.work_id, entry.season, entry.number, null, given.rating, 1
    from entry_ratings as given join work_entries as entry on entry.id = given.entry_id
    where given.user_id = ${userId} and given.work_id = any(${workIds}::integer[])
      and entry.season is not null
  `.execute(handle)
  const marks = new Map<number, Map<string, number>>()
  for (const { workId, count, ...mark } of rows) {
    const ofWork = marks.get(workId) ?? new Map<string, number>()
    marks.set(workId, ofWork.set(keyOfMark(mark), count))
  }
  return marks
}

/** Writes the marks of one work; entries that nobody knows are made. */
async function writeMarks(
  tx: Tx,
  userId: number,
  { workId, medium, marks, time }: ImportedEntries,
): Promise<Write<State>[]> {
  const stored = await loadEntries(tx, workId)
  const find = await findOrMakeEntries(tx, { id: workId, medium, stored }, marks)
  const named = marks.flatMap((mark) => {
    const entryId = find(mark)?.id
    return entryId === undefined ? [] : [{ ...mark, entryId }]
  })
  const { rows: seen } = await sql<{ id: number; day: string | null }>`
    insert into entry_viewings (user_id, work_id, entry_id, day, is_repeat, time_created)
    select ${userId}::integer, ${workId}::integer, "entryId", day,
      row_number() over (partition by "entryId" order by day nulls last) > 1 or exists (
        select from entry_viewings as known
        where known.user_id = ${userId} and known.work_id = ${workId} and known.entry_id = "entryId"
      ),
      ${time}::timestamptz
    from json_to_recordset(${JSON.stringify(named.filter(({ rating }) => rating === null))})
      as given ("entryId" integer, day date)
    order by "entryId", day nulls last
    on conflict do nothing
    returning id, day::text as day
  `.execute(tx)
  const { rows: rated } = await sql<{ entryId: number; rating: number }>`
    insert into entry_ratings (user_id, work_id, entry_id, rating, time_rated)
    select ${userId}::integer, ${workId}::integer, "entryId", max(rating), ${time}::timestamptz
    from json_to_recordset(${JSON.stringify(named.filter(({ rating }) => rating !== null))})
      as given ("entryId" integer, rating integer)
    group by "entryId" order by "entryId"
    on conflict do nothing
    returning entry_id as "entryId", rating
  `.execute(tx)
  const write = { workId, importKey: null }
  return [
    ...seen.map(({ id, day }): Write<State> => ({
      ...write,
      kind: 'entryViewing',
      targetId: id,
      state: { day },
    })),
    ...rated.map(({ entryId, rating }): Write<State> => ({
      ...write,
      kind: 'entryRating',
      targetId: entryId,
      state: { rating },
    })),
  ]
}

/** Deletes viewings and ratings that are as they were written, and entries that only they had made. */
async function deleteUnchanged(
  tx: Tx,
  userId: number,
  writes: readonly StoredWrite<State>[],
): Promise<void> {
  const made = writes.map(({ kind, targetId, state }) => ({ kind, id: targetId, ...state }))
  const { rows } = await sql<{ entryId: number }>`
    with made as (
      select * from json_to_recordset(${JSON.stringify(made)})
        as one (kind text, id integer, day date, rating integer)
    ), seen as (
      delete from entry_viewings using made
      where made.kind = 'entryViewing' and entry_viewings.id = made.id
        and user_id = ${userId} and entry_viewings.day is not distinct from made.day
      returning entry_id
    ), rated as (
      delete from entry_ratings using made
      where made.kind = 'entryRating' and entry_ratings.entry_id = made.id
        and user_id = ${userId} and entry_ratings.rating = made.rating
      returning entry_id
    )
    select entry_id as "entryId" from seen union select entry_id from rated
  `.execute(tx)
  await removeUnusedEntries(
    tx,
    rows.map(({ entryId }) => entryId),
  )
}
