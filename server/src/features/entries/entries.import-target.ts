import type { Medium } from '@medley/contract/values/medium'
import type { ImportedEntryMark } from '@medley/doors/parts'
import { sql } from 'kysely'
import type { Handle, Tx } from '../../db/transaction.ts'
import type { PartImportTarget, StoredWrite, Write } from '../../ports/import-target.ts'
import {
  type ExistingMark,
  type ExistingMarks,
  planMarks,
  toExistingMarks,
} from './entries.import.rules.ts'
import { findOrMakeEntries, removeUnusedEntries } from './naming/entries.naming.service.ts'
import { loadEntries } from './entries.sync.service.ts'

interface ImportedEntries {
  workId: number
  medium: Medium
  marks: readonly ImportedEntryMark[]
  time: string
}

type State = { day: string | null } | { rating: number }

export const entriesImportTarget: PartImportTarget<
  ImportedEntryMark,
  ExistingMarks,
  ImportedEntries,
  State
> = {
  kinds: ['entryViewing', 'entryRating'],
  part: 'episode',
  existing: listMarks,
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

async function listMarks(
  handle: Handle,
  userId: number,
  workIds: readonly number[],
): Promise<Map<number, ExistingMarks>> {
  const { rows } = await sql<ExistingMark & { workId: number }>`
    select own.work_id as "workId", entry.id as "entryId", entry.season, entry.number, entry.title,
      entry.release_date as "releaseDate", entry.source, entry.source_id as "sourceId",
      entry.season is not null and (entry.number is null) = (entry.kind = 'season') as "isNumbered",
      own.day, own.rating, own.count
    from (
      select work_id, entry_id, day::text, null::integer as rating, count(*) as count
      from entry_viewings
      where user_id = ${userId} and work_id = any(${workIds}::integer[])
      group by work_id, entry_id, day
      union all
      select work_id, entry_id, null, rating, 1 from entry_ratings
      where user_id = ${userId} and work_id = any(${workIds}::integer[])
    ) as own
    join work_entries as entry on entry.id = own.entry_id
  `.execute(handle)
  const byWork = Map.groupBy(rows, ({ workId }) => workId)
  return new Map([...byWork].map(([workId, marks]) => [workId, toExistingMarks(marks)]))
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
