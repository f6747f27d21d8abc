import type { ProgressState, ProgressUnit } from '@medley/contract/library/progress'
import { sql } from 'kysely'
import type { Handle, Tx } from '../../db/transaction.ts'

interface Amount {
  amount: number | null
  unit: ProgressUnit | null
  total: number | null
}

/** A row, with ISO times. */
export interface WholeProgress extends Amount {
  state: ProgressState
  entryId: number | null
  isPrivate: boolean
  timeStarted: string
  timeChanged: string
}

/** A member's progress in a work, with what a file could name of it. */
export interface KnownProgress extends Amount {
  state: ProgressState
  entry: {
    season: number | null
    number: number | null
    source: string | null
    sourceId: string | null
  } | null
  timeChanged: string
  /** It is as an import wrote it. */
  isImported: boolean
}

export async function listKnownProgress(
  handle: Handle,
  userId: number,
  workIds: readonly number[],
): Promise<Map<number, KnownProgress>> {
  const { rows } = await sql<
    Omit<KnownProgress, 'timeChanged'> & { workId: number; timeChanged: Date }
  >`
    select progress.work_id as "workId", state, amount, unit, total,
      case when entry.id is not null then json_build_object(
        'season', entry.season, 'number', entry.number,
        'source', entry.source, 'sourceId', entry.source_id
      ) end as entry,
      time_changed as "timeChanged",
      exists (
        select from import_writes as write
        where write.user_id = ${userId} and write.work_id = progress.work_id
          and write.kind = 'progress'
          and (write.state->'after'->>'timeChanged')::timestamptz = progress.time_changed
      ) as "isImported"
    from progress left join work_entries as entry on entry.id = progress.entry_id
    where progress.user_id = ${userId} and progress.work_id = any(${workIds}::integer[])
  `.execute(handle)
  return new Map(
    rows.map(({ workId, timeChanged, ...row }) => [
      workId,
      { ...row, timeChanged: timeChanged.toISOString() },
    ]),
  )
}

type TimedProgress = Omit<WholeProgress, 'timeStarted' | 'timeChanged'> & {
  timeStarted: Date
  timeChanged: Date
}

const columns = sql`
  state, entry_id as "entryId", amount, unit, total, is_private as "isPrivate",
  time_started as "timeStarted", time_changed as "timeChanged"
`

function withTexts<T extends TimedProgress>({ timeStarted, timeChanged, ...row }: T) {
  return {
    ...row,
    timeStarted: timeStarted.toISOString(),
    timeChanged: timeChanged.toISOString(),
  }
}

export async function lockWholeProgress(
  tx: Tx,
  userId: number,
  workId: number,
): Promise<WholeProgress | null> {
  const { rows } = await sql<TimedProgress>`
    select ${columns} from progress where user_id = ${userId} and work_id = ${workId} for update
  `.execute(tx)
  return rows[0] ? withTexts(rows[0]) : null
}

export async function upsertWholeProgress(
  tx: Tx,
  { userId, workId }: { userId: number; workId: number },
  { state, entryId, amount, unit, total, isPrivate, timeStarted, timeChanged }: WholeProgress,
): Promise<void> {
  const row = {
    state,
    entry_id: entryId,
    amount,
    unit,
    total,
    is_private: isPrivate,
    time_started: timeStarted,
    time_changed: timeChanged,
  }
  await tx
    .insertInto('progress')
    .values({ user_id: userId, work_id: workId, ...row })
    .onConflict((conflict) => conflict.columns(['user_id', 'work_id']).doUpdateSet(row))
    .execute()
}

/** Deletes progress in works, unless stopped or changed after the day of a time; returns it. */
export async function deleteOlderProgress(
  tx: Tx,
  userId: number,
  works: readonly { workId: number; time: string }[],
): Promise<(WholeProgress & { workId: number })[]> {
  const { rows } = await sql<TimedProgress & { workId: number }>`
    delete from progress
    using json_to_recordset(${JSON.stringify(works)}) as seen ("workId" integer, time timestamptz)
    where user_id = ${userId} and work_id = seen."workId" and state <> 'stopped'
      and time_changed < seen.time + interval '1 day'
    returning work_id as "workId", ${columns}
  `.execute(tx)
  return rows.map(withTexts)
}

interface Written {
  workId: number
  time: string
}

/** Deletes progress that did not change since it was written; returns the entries that it was at. */
export async function deleteWritten(
  tx: Tx,
  userId: number,
  written: readonly Written[],
): Promise<number[]> {
  const { rows } = await sql<{ entryId: number | null }>`
    delete from progress
    using json_to_recordset(${JSON.stringify(written)}) as made ("workId" integer, time timestamptz)
    where user_id = ${userId} and work_id = made."workId" and time_changed = made.time
    returning entry_id as "entryId"
  `.execute(tx)
  return rows.flatMap(({ entryId }) => entryId ?? [])
}

/** Those of some works in which the member has progress. */
export async function listWorksWithProgress(
  tx: Tx,
  userId: number,
  workIds: readonly number[],
): Promise<number[]> {
  const rows = await tx
    .selectFrom('progress')
    .select('work_id as workId')
    .where('user_id', '=', userId)
    .where('work_id', '=', sql<number>`any(${workIds}::integer[])`)
    .execute()
  return rows.map(({ workId }) => workId)
}

/** Writes earlier progress again where there is none; entries that are gone or of another work are left out. */
export async function restoreProgress(
  tx: Tx,
  userId: number,
  earlier: readonly (WholeProgress & { workId: number })[],
): Promise<void> {
  await sql`
    insert into progress (
      user_id, work_id, state, entry_id, amount, unit, total, is_private, time_started, time_changed
    )
    select ${userId}::integer, works.id, state,
      (select id from work_entries where id = "entryId" and work_entries.work_id = works.id),
      amount, unit, total, "isPrivate", "timeStarted", "timeChanged"
    from json_to_recordset(${JSON.stringify(earlier)}) as was (
      "workId" integer, state text, "entryId" integer, amount integer, unit text, total integer,
      "isPrivate" boolean, "timeStarted" timestamptz, "timeChanged" timestamptz
    )
    join works on works.id = was."workId"
    on conflict (user_id, work_id) do nothing
  `.execute(tx)
}
