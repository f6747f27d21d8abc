import type { TableMapping } from '@medley/contract/transfer/import-tables'
import type {
  ImportContent,
  ImportOutcome,
  ImportSource,
  ImportState,
  ListMeaning,
} from '@medley/contract/transfer/import-values'
import type { ImportMessage } from '@medley/messages/import-messages'
import type { Medium } from '@medley/contract/values/medium'
import { type RawBuilder, sql } from 'kysely'
import type { Handle, Tx } from '../../db/transaction.ts'
import type { StoredList } from './merge/import-item.ts'
import type { StoredMessage } from './merge/stored-message.ts'

/** A file as stored with its import. */
export interface StoredFile {
  name: string
  source: ImportSource | null
  /** Absent in imports older than the field. */
  content?: ImportContent | null
  problem: { line: number | null; message: StoredMessage } | null
  unused?: { rows: number; reason: StoredMessage }
}

/** A member's choices about how their files are read. */
export interface HowToRead {
  content?: ImportContent | undefined
  /** The member's profile in a file of several. */
  profile?: string | undefined
  /** Of the days of plays. */
  timeZone: string
  /** The meanings of the columns of a single table. */
  mapping?: TableMapping | undefined
}

/**
 * A decision on many items: accept: the likely matches; update: what changed at the source; list: the meaning of the
 * file with this index; unknown: whether works that nobody knows are added.
 */
export type ChangeOfItems =
  | { kind: 'accept' | 'update' | 'unknown' }
  | { kind: 'list'; file: number; as: ListMeaning }

/** The job of a planning or changing import. */
export type ImportTask =
  | ({ kind: 'plan' } & HowToRead)
  | {
      kind: 'change'
      change: ChangeOfItems
      /** The state of the import when it is changed; written if it was so before. */
      next: 'planned' | 'written' | 'confirmed'
      /** The position of the last item that is changed. */
      after: number
    }

/** The reason why no plan could be made of files. */
export interface ImportProblem {
  /** Null for the whole upload. */
  file: string | null
  line: number | null
  message: ImportMessage
}

interface NewImport {
  userId: number
  state: ImportState
  sources: readonly ImportSource[]
  files: readonly StoredFile[]
  task: ImportTask | null
  time: Date
}

/** Names an import in the payload of a job. */
export interface ImportName {
  userId: number
  importId: number
}

/** Returns the id. */
export async function insertImport(
  tx: Tx,
  { userId, state, sources, files, task, time }: NewImport,
): Promise<number> {
  const { id } = await tx
    .insertInto('imports')
    .values({
      user_id: userId,
      state,
      sources: [...sources],
      files: JSON.stringify(files),
      lists: '[]',
      keeps_unknown: false,
      task: task && JSON.stringify(task),
      time_created: time,
      time_changed: time,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export interface ImportRow {
  id: number
  userId: number
  state: ImportState
  sources: ImportSource[]
  files: StoredFile[]
  lists: StoredList[]
  allSpoilers: boolean
  keepsUnknown: boolean
  workTotal: number
  workDone: number
  task: ImportTask | null
  problem: ImportProblem | null
  timeCreated: Date
  timeChanged: Date
}

const columns = sql`
  imports.id, imports.user_id as "userId", imports.state, imports.sources, imports.files, imports.lists,
  all_spoilers as "allSpoilers", keeps_unknown as "keepsUnknown", work_total as "workTotal", work_done as "workDone",
  task, problem, imports.time_created as "timeCreated", imports.time_changed as "timeChanged"
`

/** A member's import, locked against other changes until the transaction ends. */
export async function lockImport(
  tx: Tx,
  userId: number,
  id: number,
): Promise<ImportRow | undefined> {
  const { rows } = await sql<ImportRow>`
    select ${columns} from imports where user_id = ${userId} and id = ${id} for no key update
  `.execute(tx)
  return rows[0]
}

export interface ImportChanges {
  state?: ImportState
  sources?: readonly ImportSource[]
  files?: readonly StoredFile[]
  task?: ImportTask | null
  problem?: ImportProblem | null
  allSpoilers?: boolean
  keepsUnknown?: boolean
  lists?: readonly StoredList[]
  workTotal?: number
  workDone?: number
}

/** Absent fields stay unchanged. */
export async function updateImport(
  tx: Tx,
  { userId, id }: Pick<ImportRow, 'userId' | 'id'>,
  changes: ImportChanges,
  time: Date,
): Promise<void> {
  const { state, sources, files, task, problem } = changes
  const { allSpoilers, keepsUnknown, lists, workTotal, workDone } = changes
  await tx
    .updateTable('imports')
    .set({
      time_changed: time,
      ...(state === undefined ? {} : { state }),
      ...(sources === undefined ? {} : { sources: [...sources] }),
      ...(files === undefined ? {} : { files: JSON.stringify(files) }),
      ...(task === undefined ? {} : { task: task && JSON.stringify(task) }),
      ...(problem === undefined ? {} : { problem: problem && JSON.stringify(problem) }),
      ...(allSpoilers === undefined ? {} : { all_spoilers: allSpoilers }),
      ...(keepsUnknown === undefined ? {} : { keeps_unknown: keepsUnknown }),
      ...(lists === undefined ? {} : { lists: JSON.stringify(lists) }),
      ...(workTotal === undefined ? {} : { work_total: workTotal }),
      ...(workDone === undefined ? {} : { work_done: workDone }),
    })
    .where('user_id', '=', userId)
    .where('id', '=', id)
    .execute()
}

export async function deleteImport(tx: Tx, userId: number, id: number): Promise<void> {
  await tx.deleteFrom('imports').where('user_id', '=', userId).where('id', '=', id).execute()
}

/** Deletes imports unchanged since a time that no job is working on; returns the number deleted. */
export async function deleteOldImports(handle: Handle, before: Date): Promise<number> {
  const { numDeletedRows } = await handle
    .deleteFrom('imports')
    .where('time_changed', '<', before)
    .where('state', 'in', ['failed', 'planned', 'written', 'undone'])
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Deletes imports, with their files, whose planning has stood still since a time: their job has failed for good. */
export async function deleteStalePlannings(handle: Handle, before: Date): Promise<void> {
  await handle
    .deleteFrom('imports')
    .where('time_changed', '<', before)
    .where('state', '=', 'planning')
    .execute()
}

/** Deletes a member's plans, and those that failed, except the newest `kept`. */
export async function deleteSurplusPlans(tx: Tx, userId: number, kept: number): Promise<void> {
  await sql`
    delete from imports where user_id = ${userId} and id in (
      select id from imports where user_id = ${userId} and state in ('failed', 'planned')
      order by time_created desc, id desc offset ${kept}
    )
  `.execute(tx)
}

/** An import with its counts. */
export type CountedImport = ImportRow & {
  items: number
  itemsNew: number
  itemsChanged: number
  itemsHere: number
  itemsChoice: number
  itemsLeftOut: number
  itemsAdded: number
  rowsNew: number
  rowsChanged: number
  rowsHere: number
  rowsChoice: number
  rowsLeftOut: number
  likely: number
  possible: number
  unknown: number
  score: number
  list: number
  updates: number
  rounded: number
  written: Partial<Record<string, number>>
  kept: number
  lookedUpTotal: number
  lookedUpDone: number
  lookedUpFailed: number
}

/** A sum of kept counts, of items or of rows, whose facts meet a condition. */
const sumOf = (condition: RawBuilder<unknown>) =>
  sql`coalesce(sum(count) filter (where ${condition}), 0)`
const isRow = sql`facts ? 'file'`
const itemCount = (condition: RawBuilder<unknown>) => sumOf(sql`not ${isRow} and ${condition}`)
const has = (fact: 'outcome' | 'question', value: string) =>
  sql`facts->>${sql.lit(fact)} = ${sql.lit(value)}`
const isTrue = (fact: 'isAdded' | 'hasWork' | 'updates') =>
  sql`facts @> ${sql.lit(`{"${fact}": true}`)}`
const itemsOf = (outcome: ImportOutcome) => itemCount(has('outcome', outcome))
const rowsOf = (outcome: ImportOutcome) => sumOf(sql`${isRow} and ${has('outcome', outcome)}`)
const questions = (question: string) => itemCount(has('question', question))

function selectCounted(where: RawBuilder<unknown>) {
  return sql<CountedImport>`
    select ${columns}, counts.*, writes.*, look_ups.*
    from imports
    cross join lateral (
      select ${itemCount(sql`true`)} as items, ${itemsOf('new')} as "itemsNew",
        ${itemsOf('changed')} as "itemsChanged", ${itemsOf('here')} as "itemsHere",
        ${itemsOf('choice')} as "itemsChoice", ${itemsOf('leftOut')} as "itemsLeftOut",
        ${itemCount(sql`${isTrue('isAdded')} and facts->>'outcome' in ('new', 'here')
          and (imports.state <> 'undone' or ${isTrue('hasWork')})`)} as "itemsAdded",
        ${rowsOf('new')} as "rowsNew", ${rowsOf('changed')} as "rowsChanged",
        ${rowsOf('here')} as "rowsHere", ${rowsOf('choice')} as "rowsChoice",
        ${rowsOf('leftOut')} as "rowsLeftOut", ${questions('likely')} as likely,
        ${questions('possible')} as possible, ${questions('unknown')} as unknown,
        ${questions('score')} as score, ${questions('list')} as list,
        ${itemCount(isTrue('updates'))} as updates, coalesce(sum(rounded), 0) as rounded
      from import_counts
      where import_counts.user_id = imports.user_id and import_counts.import_id = imports.id
    ) as counts
    cross join lateral (
      select coalesce(jsonb_object_agg(kind, count), '{}') as written, coalesce(sum(kept), 0) as kept
      from (
        select kind, count(*) as count, count(kept) as kept from import_writes
        where import_writes.user_id = imports.user_id and import_writes.import_id = imports.id
        group by kind
      ) as kinds
    ) as writes
    cross join lateral (
      select count(*) as "lookedUpTotal", count(outcome) as "lookedUpDone",
        count(*) filter (where outcome = 'failed') as "lookedUpFailed"
      from import_look_ups
      where import_look_ups.user_id = imports.user_id and import_look_ups.import_id = imports.id
    ) as look_ups
    where ${where}
  `
}

export async function findImport(
  handle: Handle,
  userId: number,
  id: number,
): Promise<CountedImport | undefined> {
  const where = sql`imports.user_id = ${userId} and imports.id = ${id}`
  const { rows } = await selectCounted(where).execute(handle)
  return rows[0]
}

interface Page {
  limit: number
  offset: number
}

/** A page of a member's imports, newest first. */
export async function listImportsOf(
  handle: Handle,
  userId: number,
  { limit, offset }: Page,
): Promise<CountedImport[]> {
  const { rows } = await sql<{ id: number }>`
    select id from imports where user_id = ${userId}
    order by time_created desc, id desc limit ${limit} offset ${offset}
  `.execute(handle)
  const ids = rows.map(({ id }) => id)
  const where = sql`imports.user_id = ${userId} and imports.id = any(${ids}::integer[])`
  const { rows: counted } = await selectCounted(where).execute(handle)
  const byId = new Map(counted.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? [])
}

export async function countImportsOf(handle: Handle, userId: number): Promise<number> {
  const { count } = await handle
    .selectFrom('imports')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow()
  return count
}

/** The states of imports on which a job works, or will. */
export const statesAtWork = ['planning', 'changing', 'confirmed', 'writing', 'undoing'] as const

/** How many imports of a user are in one of the states. */
export async function countImportsIn(
  handle: Handle,
  userId: number,
  states: readonly ImportState[],
): Promise<number> {
  const { count } = await handle
    .selectFrom('imports')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('user_id', '=', userId)
    .where('state', 'in', states)
    .executeTakeFirstOrThrow()
  return count
}

export interface RowCount {
  file: number
  outcome: ImportOutcome
  /** The first sentence about rows that are left out. */
  reason: StoredMessage | null
  count: number
}

/** Row counts for each file of an import by outcome, and by reason of those that are left out. */
export async function countRowsOfFiles(
  handle: Handle,
  userId: number,
  id: number,
): Promise<RowCount[]> {
  const { rows } = await sql<RowCount>`
    select (facts->'file')::integer as file, facts->>'outcome' as outcome, facts->'reason' as reason, count
    from import_counts
    where user_id = ${userId} and import_id = ${id} and facts ? 'file' and count > 0
  `.execute(handle)
  return rows
}

/** How many works of each medium an import has written something of. */
export async function countWrittenWorks(
  handle: Handle,
  userId: number,
  id: number,
): Promise<{ medium: Medium; count: number }[]> {
  const { rows } = await sql<{ medium: Medium; count: number }>`
    select works.medium, count(distinct works.id) as count
    from import_items join works on works.id = work_id
    where user_id = ${userId} and import_id = ${id} and outcome = 'new' and is_written
    group by works.medium
  `.execute(handle)
  return rows
}
