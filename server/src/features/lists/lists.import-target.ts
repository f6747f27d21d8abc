import type { Medium } from '@medley/contract/values/medium'
import { sql } from 'kysely'
import { type Authorized, memberOf } from '../../actor.ts'
import type { Handle, Tx } from '../../db/transaction.ts'
import {
  type ImportTarget,
  keptBecause,
  type KeptReasons,
  type StoredWrite,
  type Write,
} from '../../ports/import-target.ts'
import { differenceOf, placeEntries, type PlacedEntry } from './lists.edits.rules.ts'
import { listPlacedEntries, writeDifference } from './lists.entries.queries.ts'
import { authorizeChange } from './lists.policy.ts'
import { lockOwnedList, type OwnedList } from './lists.queries.ts'
import type { OwnAudience } from '@medley/contract/values/audiences'

/** A list with the works to add; private and unranked by default. */
interface ImportedList {
  title: string
  description: string | null
  timeCreated: string
  isRanked?: boolean | undefined
  isPrivate?: boolean | undefined
  audience?: OwnAudience | undefined
  tags?: readonly string[] | undefined
  /** All entries of the source in its order, also those that are here already. */
  entries: readonly ImportedEntry[]
}

interface ImportedEntry {
  workId: number
  medium: Medium
  time: string
  note: string | null
}

interface Scope {
  titles: readonly string[]
  workIds: readonly number[]
}

/** A member's list, with the works in scope that it contains. */
export interface ExistingList {
  id: number
  works: Set<number>
}

/** Entries have a time, lists a description. */
interface ListState {
  title: string
  description?: string | null
  time?: string
}

export const listsImportTarget: ImportTarget<
  Scope,
  Map<string, ExistingList>,
  ImportedList,
  ListState
> = {
  kinds: ['listEntry', 'list'],
  existing: findLists,
  write: async (tx, ownerId, lists) => {
    const writes: Write<ListState>[] = []
    for (const list of lists) writes.push(...(await writeList(tx, ownerId, list)))
    return writes
  },
  revert: (tx, ownerId, writes) =>
    writes[0]?.kind === 'list'
      ? deleteUnchangedLists(tx, ownerId, writes)
      : deleteEntries(tx, ownerId, writes),
}

async function findLists(
  handle: Handle,
  ownerId: number,
  { titles, workIds }: Scope,
): Promise<Map<string, ExistingList>> {
  if (titles.length === 0) return new Map()
  const { rows } = await sql<{ id: number; title: string; works: number[] }>`
    select found.id, found.title, array(
      select work_id from list_entries
      where list_id = found.id and work_id = any(${workIds}::integer[])
    ) as works
    from (
      -- Of lists with one title, letter case and accents apart, the oldest.
      select min(lists.id) as id, wanted.title
      from unnest(${titles}::text[]) as wanted (title)
      join lists on lists.owner_id = ${ownerId} and fold_text(lists.title) = fold_text(wanted.title)
      group by wanted.title
    ) as found
  `.execute(handle)
  return new Map(rows.map(({ id, title, works }) => [title, { id, works: new Set(works) }]))
}

async function writeList(tx: Tx, ownerId: number, list: ImportedList): Promise<Write<ListState>[]> {
  const { title, description } = list
  const existing = await findLists(tx, ownerId, { titles: [title], workIds: [] })
  const known = existing.get(title)?.id
  const targetId = known ?? (await insertImportedList(tx, ownerId, list))
  const write = { targetId, importKey: null }
  const own = { ...write, kind: 'list', workId: null, state: { title, description } } as const
  const added = await addEntries(tx, ownerId, targetId, list.entries)
  const entries = added.map(({ workId, time }) => ({
    ...write,
    kind: 'listEntry' as const,
    workId,
    state: { time, title },
  }))
  return known === undefined ? [own, ...entries] : entries
}

async function insertImportedList(
  tx: Tx,
  ownerId: number,
  {
    title,
    description,
    timeCreated,
    isRanked = false,
    isPrivate = true,
    audience = null,
    tags = [],
  }: ImportedList,
): Promise<number> {
  const { id } = await tx
    .insertInto('lists')
    .values({
      owner_id: ownerId,
      title,
      description,
      is_ranked: isRanked,
      is_private: isPrivate,
      audience,
      tags: [...tags],
      time_created: timeCreated,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

async function lockOwn(
  tx: Tx,
  ownerId: number,
  listId: number,
): Promise<Authorized<OwnedList> | null> {
  const owner = memberOf(ownerId)
  const list = await lockOwnedList(tx, owner, listId)
  return list ? authorizeChange(owner, list) : null
}

/** Adds the works that are not in the list yet, at their place in the source; returns those. */
async function addEntries(
  tx: Tx,
  ownerId: number,
  listId: number,
  entries: ImportedList['entries'],
): Promise<ImportedList['entries']> {
  const list = await lockOwn(tx, ownerId, listId)
  if (!list) return []
  const stored = await listPlacedEntries(tx, listId)
  const held = new Set(stored.map(({ workId }) => workId))
  const missing = entries.filter(({ workId }) => !held.has(workId) && held.add(workId))
  const added: PlacedEntry[] = missing.map(({ workId, medium, time }) => ({
    workId,
    medium,
    position: 0,
    timeAdded: time,
  }))
  const order = entries.map(({ workId }) => workId)
  const edited = placeEntries(stored, added, order)
  // Each entry has its own time.
  await writeDifference(tx, list, differenceOf(stored, edited), new Date(0))
  await insertNotes(tx, listId, missing)
  return missing
}

async function insertNotes(
  tx: Tx,
  listId: number,
  entries: readonly ImportedEntry[],
): Promise<void> {
  const noted = entries.filter(({ note }) => note !== null)
  if (noted.length === 0) return
  await sql`
    update list_entries set note = left(noted.note, 5000)
    from json_to_recordset(${JSON.stringify(noted)}) as noted ("workId" integer, note text)
    where list_id = ${listId} and work_id = noted."workId"
  `.execute(tx)
}

/** Deletes entries that still have the time they were written with. */
async function deleteEntries(
  tx: Tx,
  ownerId: number,
  writes: readonly StoredWrite<ListState>[],
): Promise<KeptReasons> {
  const kept: KeptReasons = new Map()
  for (const listId of new Set(writes.map(({ targetId }) => targetId ?? 0))) {
    const list = await lockOwn(tx, ownerId, listId)
    if (!list) continue
    const own = writes.filter(({ targetId }) => targetId === listId)
    const stored = await listPlacedEntries(tx, listId)
    const deleted = new Set(await listEntriesOfTime(tx, listId, own))
    const left = stored.filter(({ workId }) => !deleted.has(workId))
    await writeDifference(tx, list, differenceOf(stored, left), new Date(0))
    const held = new Set(left.map(({ workId }) => workId))
    const isHeld = ({ workId }: StoredWrite<ListState>) => held.has(workId ?? 0)
    for (const [id, reason] of keptBecause('addedAgain', own, isHeld)) kept.set(id, reason)
  }
  return kept
}

/** Ids of works in a list whose entries still have the time they were written with. */
async function listEntriesOfTime(
  tx: Tx,
  listId: number,
  writes: readonly StoredWrite<ListState>[],
): Promise<number[]> {
  const entries = writes.map(({ workId, state }) => ({ workId, time: state.time }))
  const { rows } = await sql<{ workId: number }>`
    select work_id as "workId" from list_entries
    join json_to_recordset(${JSON.stringify(entries)}) as entry ("workId" integer, time timestamptz)
      on entry."workId" = work_id and entry.time = time_added
    where list_id = ${listId}
  `.execute(tx)
  return rows.map((row) => row.workId)
}

/** Deletes lists that are empty and otherwise as written. */
async function deleteUnchangedLists(
  tx: Tx,
  ownerId: number,
  writes: readonly StoredWrite<ListState>[],
): Promise<KeptReasons> {
  const made = writes.map(({ targetId, state: { title, description = null } }) => ({
    id: targetId,
    title,
    description,
  }))
  await sql`
    delete from lists
    using json_to_recordset(${JSON.stringify(made)}) as made (id integer, title text, description text)
    where lists.id = made.id and owner_id = ${ownerId} and lists.title = made.title
      and lists.description is not distinct from made.description
      and not exists (select from list_entries where list_id = lists.id)
  `.execute(tx)
  const rows = await tx
    .selectFrom('lists')
    .select('id')
    .where('owner_id', '=', ownerId)
    .where('id', '=', sql<number>`any(${made.map(({ id }) => id)}::integer[])`)
    .execute()
  const kept = new Set(rows.map(({ id }) => id))
  return keptBecause('listChangedSince', writes, ({ targetId }) => kept.has(targetId ?? 0))
}
