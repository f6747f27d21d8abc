import { limits } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import { sql } from 'kysely'
import type { Actor, Authorized, Viewer } from '../../actor.ts'
import type { Handle, Tx } from '../../db/transaction.ts'
import { isVisibleWork, titleKeyFor } from '../works/works.visibility.ts'
import type { EntryDifference, PlacedEntry } from './lists.edits.rules.ts'
import type { OwnedList } from './lists.queries.ts'
import { shownNote } from './lists.visibility.ts'

export interface EntryPage {
  offset: number
  limit: number
  medium?: Medium | undefined
  sortBy: 'position' | 'title' | 'timeAdded'
  order: 'ASCENDING' | 'DESCENDING'
}

const columns = [
  'list_entries.position',
  'list_entries.work_id as workId',
  'list_entries.medium',
  'works.title',
  'works.poster_source as posterSource',
  'works.release_date as releaseDate',
  'works.creators',
] as const

/** The entries of a list whose works the viewer may see. */
function selectEntries(handle: Handle, viewer: Viewer, listId: number) {
  return handle
    .selectFrom('list_entries')
    .innerJoin('works', 'works.id', 'list_entries.work_id')
    .select(columns)
    .select(shownNote(viewer).as('note'))
    .where('list_entries.list_id', '=', listId)
    .where(isVisibleWork(viewer))
}

/** A page of entries in the requested order; ties by position. */
export async function listEntries(handle: Handle, viewer: Viewer, listId: number, page: EntryPage) {
  const direction = page.order === 'ASCENDING' ? 'asc' : 'desc'
  const entries = selectEntries(handle, viewer, listId)
    .$if(page.medium !== undefined, (query) =>
      query.where('list_entries.medium', '=', page.medium ?? 'film'),
    )
    .limit(page.limit)
    .offset(page.offset)
  if (page.sortBy === 'position') {
    return entries.orderBy('list_entries.position', direction).execute()
  }
  const key = page.sortBy === 'title' ? titleKeyFor(viewer) : sql.ref('list_entries.time_added')
  return entries.orderBy(key, direction).orderBy('list_entries.position', direction).execute()
}

export type EntryRow = Awaited<ReturnType<typeof listEntries>>[number]

/** Ids of a member's lists that contain a work. */
export async function listOwnListIdsWith(
  handle: Handle,
  ownerId: number,
  workId: number,
): Promise<number[]> {
  const rows = await handle
    .selectFrom('lists')
    .innerJoin('list_entries', 'list_entries.list_id', 'lists.id')
    .select('lists.id')
    .where('lists.owner_id', '=', ownerId)
    .where('list_entries.work_id', '=', workId)
    .orderBy('lists.id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function countEntries(
  handle: Handle,
  viewer: Viewer,
  listId: number,
  medium: Medium | undefined,
): Promise<number> {
  const { count } = await handle
    .selectFrom('list_entries')
    .innerJoin('works', 'works.id', 'list_entries.work_id')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('list_entries.list_id', '=', listId)
    .where(isVisibleWork(viewer))
    .$if(medium !== undefined, (query) => query.where('list_entries.medium', '=', medium ?? 'film'))
    .executeTakeFirstOrThrow()
  return count
}

export function findEntry(
  handle: Handle,
  viewer: Viewer,
  listId: number,
  { medium, workId }: { medium: Medium; workId: number },
) {
  return selectEntries(handle, viewer, listId)
    .where('list_entries.work_id', '=', workId)
    .where('list_entries.medium', '=', medium)
    .executeTakeFirst()
}

/** All entries of a list by position. */
export async function listPlacedEntries(tx: Tx, listId: number): Promise<PlacedEntry[]> {
  return tx
    .selectFrom('list_entries')
    .select(['work_id as workId', 'medium', 'position'])
    .where('list_id', '=', listId)
    .orderBy('position')
    .execute()
}

/** The mediums of those works that exist and that the viewer may see, by id. */
export async function findMediums(
  handle: Handle,
  viewer: Viewer,
  ids: readonly number[],
): Promise<Map<number, Medium>> {
  if (ids.length === 0) return new Map()
  const rows = await handle
    .selectFrom('works')
    .select(['id', 'medium'])
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .where('merged_into', 'is', null)
    .where(isVisibleWork(viewer))
    .execute()
  return new Map(rows.map(({ id, medium }) => [id, medium]))
}

/** Fills a list that is empty. */
export async function insertFirstEntry(
  tx: Tx,
  listId: number,
  work: { id: number; medium: Medium },
  timeAdded: Date,
): Promise<void> {
  await tx
    .insertInto('list_entries')
    .values({
      list_id: listId,
      work_id: work.id,
      medium: work.medium,
      position: 1,
      time_added: timeAdded,
    })
    .execute()
}

interface Copy {
  fromId: number
  /** An empty list. */
  toId: number
  withNotes: boolean
  timeAdded: Date
}

/** Copies the first entries of a list that the actor may see, in their order. Notes keep their authors. */
export async function copyEntries(
  tx: Tx,
  actor: Actor,
  { fromId, toId, withNotes, timeAdded }: Copy,
): Promise<void> {
  await sql`
    insert into list_entries (list_id, work_id, medium, position, time_added, note, note_author_id)
    select ${toId}::integer, entry.work_id, entry.medium,
      row_number() over (order by entry.position), ${timeAdded}::timestamptz, copied.note,
      case when copied.note is not null
        then nullif(coalesce(entry.note_author_id, lists.owner_id), ${actor.id}) end
    from list_entries as entry
    join lists on lists.id = entry.list_id
    join works on works.id = entry.work_id
    cross join lateral (
      select case when ${withNotes}::boolean then ${shownNote(actor, 'entry')} end as note
    ) as copied
    where entry.list_id = ${fromId} and ${isVisibleWork(actor)}
    order by entry.position limit ${limits.listCopyMax}
  `.execute(tx)
}

/** Sets the notes of works in a list; a changed one is its owner's. */
export async function updateNotes(
  tx: Tx,
  list: Authorized<OwnedList>,
  notes: readonly { workId: number; note: string | null }[],
): Promise<void> {
  if (notes.length === 0) return
  await sql`
    update list_entries set note = noted.note,
      note_author_id = case when list_entries.note = noted.note then note_author_id end
    from json_to_recordset(${JSON.stringify(notes)}) as noted ("workId" integer, note text)
    where list_id = ${list.id} and list_entries.work_id = noted."workId"
  `.execute(tx)
}

/** Writes a difference in at most three statements, ordered so that positions never collide. */
export async function writeDifference(
  tx: Tx,
  list: Authorized<OwnedList>,
  { removed, moved, added }: EntryDifference,
  time: Date,
): Promise<void> {
  if (removed.length > 0) {
    await sql`
      delete from list_entries where list_id = ${list.id} and work_id = any(${removed}::integer[])
    `.execute(tx)
  }
  if (moved.length > 0) {
    await sql`
      update list_entries set position = move.position
      from unnest(${moved.map(({ workId }) => workId)}::integer[],
                  ${moved.map(({ position }) => position)}::integer[]) as move (work_id, position)
      where list_id = ${list.id} and list_entries.work_id = move.work_id
    `.execute(tx)
  }
  if (added.length > 0) {
    await sql`
      insert into list_entries (list_id, work_id, medium, position, time_added)
      select ${list.id}::integer, work_id, medium, position, time_added
      from unnest(${added.map(({ workId }) => workId)}::integer[],
                  ${added.map(({ medium }) => medium)}::text[],
                  ${added.map(({ position }) => position)}::integer[],
                  ${added.map(({ timeAdded }) => timeAdded ?? time.toISOString())}::timestamptz[])
        as entry (work_id, medium, position, time_added)
    `.execute(tx)
  }
}
