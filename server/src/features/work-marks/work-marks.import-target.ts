import type { Medium } from '@medley/contract/values/medium'
import { sql } from 'kysely'
import type { Handle, Tx } from '../../db/transaction.ts'
import { type ImportTarget, keptBecause, type Write } from '../../ports/import-target.ts'
import type { MarkTable } from './work-marks.queries.ts'

/** A mark on a work since a time. */
export interface TimedMark {
  workId: number
  medium: Medium
  time: string
}

/** A mark to be written, or a work to be deleted from the saved ones. */
export type SavedChange = (TimedMark & { kind: 'saved' }) | { kind: 'unsaved'; workId: number }

interface MarkState {
  time: string
}

/** Existing marks have their times. */
type MarkTarget<Thing> = ImportTarget<readonly number[], Map<number, string>, Thing, MarkState>

export const engagementsImportTarget: MarkTarget<TimedMark> = {
  kinds: ['engaged'],
  existing: (handle, userId, workIds) => listMarked(handle, 'engagements', userId, workIds),
  write: async (tx, userId, marks) => {
    const added = await insertEngagements(tx, userId, marks)
    return marks.filter(({ workId }) => added.has(workId)).map((mark) => toWrite('engaged', mark))
  },
  revert: async (tx, userId, writes) => {
    const kept = await deleteEngagements(tx, userId, writes.map(toMark))
    return keptBecause('markedSince', writes, ({ workId }) => kept.has(workId ?? 0))
  },
}

export const savedImportTarget: MarkTarget<SavedChange> = {
  kinds: ['saved', 'unsaved'],
  existing: (handle, userId, workIds) => listMarked(handle, 'saved_works', userId, workIds),
  write: async (tx, userId, changes) => {
    const unsaved = changes.filter(({ kind }) => kind === 'unsaved').map(({ workId }) => workId)
    const deleted = await deleteSaved(tx, userId, unsaved)
    const marks = changes.filter((change) => change.kind === 'saved')
    const added = await insertSaved(tx, userId, marks)
    return [
      ...deleted.map((mark) => toWrite('unsaved', mark)),
      ...marks.filter(({ workId }) => added.has(workId)).map((mark) => toWrite('saved', mark)),
    ]
  },
  revert: async (tx, userId, writes) => {
    const [first] = writes
    if (first?.kind === 'unsaved') await restoreSaved(tx, userId, writes.map(toMark))
    else await deleteSavedOfTime(tx, userId, writes.map(toMark))
    return new Map()
  },
}

function toWrite(
  kind: 'engaged' | 'saved' | 'unsaved',
  { workId, time }: Omit<TimedMark, 'medium'>,
): Write<MarkState> {
  return { kind, targetId: null, workId, importKey: null, state: { time } }
}

function toMark({ workId, state }: { workId: number | null; state: MarkState }) {
  return { workId, time: state.time }
}

async function listMarked(
  handle: Handle,
  table: MarkTable,
  userId: number,
  workIds: readonly number[],
): Promise<Map<number, string>> {
  const rows = await handle
    .selectFrom(handle.dynamic.table(table).as('mark'))
    .select(['mark.work_id as workId', 'mark.time_added as time'])
    .where('mark.user_id', '=', userId)
    .where('mark.work_id', '=', sql<number>`any(${workIds}::integer[])`)
    // A file that says that all was seen knows more than a mark in the middle of it.
    .$if(table === 'engagements', (query) => query.where(sql<boolean>`not is_partial`))
    .execute()
  return new Map(rows.map(({ workId, time }) => [workId, time.toISOString()]))
}

/** Returns the works that had no mark before. */
async function insertEngagements(
  tx: Tx,
  userId: number,
  marks: readonly TimedMark[],
): Promise<Set<number>> {
  const { rows } = await sql<{ workId: number }>`
    insert into engagements (user_id, work_id, medium, time_added)
    select ${userId}::integer, "workId", medium, time
    from json_to_recordset(${JSON.stringify(marks)})
      as mark ("workId" integer, medium text, time timestamptz)
    order by "workId"
    on conflict (user_id, work_id) do update set is_partial = false, time_added = excluded.time_added
    where engagements.is_partial
    returning work_id as "workId"
  `.execute(tx)
  return new Set(rows.map(({ workId }) => workId))
}

/** Deletes marks with exactly the given time and without a review or viewing; returns the works still marked. */
async function deleteEngagements(
  tx: Tx,
  userId: number,
  marks: readonly ReturnType<typeof toMark>[],
): Promise<Set<number>> {
  await sql`
    delete from engagements
    using json_to_recordset(${JSON.stringify(marks)}) as mark ("workId" integer, time timestamptz)
    where user_id = ${userId} and work_id = mark."workId" and time_added = mark.time
      and not exists (
        select from reviews where author_id = ${userId} and reviews.work_id = mark."workId"
        union all
        select from viewings
        where viewings.user_id = ${userId} and viewings.work_id = mark."workId"
      )
  `.execute(tx)
  const workIds = marks.flatMap(({ workId }) => workId ?? [])
  return new Set((await listMarked(tx, 'engagements', userId, workIds)).keys())
}

/** Returns the works that were not saved before. */
async function insertSaved(
  tx: Tx,
  userId: number,
  marks: readonly { workId: number | null; time: string }[],
): Promise<Set<number>> {
  const { rows } = await sql<{ workId: number }>`
    insert into saved_works (user_id, work_id, medium, time_added)
    select ${userId}::integer, works.id, works.medium, time
    from json_to_recordset(${JSON.stringify(marks)}) as mark ("workId" integer, time timestamptz)
    join works on works.id = "workId"
    order by works.id
    on conflict do nothing
    returning work_id as "workId"
  `.execute(tx)
  return new Set(rows.map(({ workId }) => workId))
}

/** Saves works again that were not engaged since. */
async function restoreSaved(
  tx: Tx,
  userId: number,
  marks: readonly ReturnType<typeof toMark>[],
): Promise<void> {
  const workIds = marks.flatMap(({ workId }) => workId ?? [])
  const engaged = await listMarked(tx, 'engagements', userId, workIds)
  const isSince = (one: ReturnType<typeof toMark>) =>
    (engaged.get(one.workId ?? 0) ?? '') >= new Date(one.time).toISOString()
  await insertSaved(
    tx,
    userId,
    marks.filter((one) => !isSince(one)),
  )
}

/** Returns the marks that were deleted. */
async function deleteSaved(
  tx: Tx,
  userId: number,
  workIds: readonly number[],
): Promise<Omit<TimedMark, 'medium'>[]> {
  const rows = await tx
    .deleteFrom('saved_works')
    .where('user_id', '=', userId)
    .where('work_id', '=', sql<number>`any(${workIds}::integer[])`)
    .returning(['work_id as workId', 'time_added as timeAdded'])
    .execute()
  return rows.map(({ workId, timeAdded }) => ({
    workId,
    time: timeAdded.toISOString(),
  }))
}

async function deleteSavedOfTime(
  tx: Tx,
  userId: number,
  marks: readonly ReturnType<typeof toMark>[],
): Promise<void> {
  await sql`
    delete from saved_works
    using json_to_recordset(${JSON.stringify(marks)}) as mark ("workId" integer, time timestamptz)
    where user_id = ${userId} and work_id = mark."workId" and time_added = mark.time
  `.execute(tx)
}
