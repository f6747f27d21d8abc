import type { EntryAction } from '@medley/contract/library/lists'
import type { Medium } from '@medley/contract/values/medium'
import type { ListEntry } from '@medley/contract/values/shapes'
import type { Actor, Viewer } from '../../actor.ts'
import { notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { requireWork } from '../works/works.service.ts'
import { applyEdits, differenceOf, notesOf } from './lists.edits.rules.ts'
import {
  countEntries,
  type EntryPage,
  findEntry,
  findMediums,
  listEntries,
  listOwnListIdsWith,
  listPlacedEntries,
  updateNotes,
  writeDifference,
} from './lists.entries.queries.ts'
import { findOwnedList, lockOwnedList } from './lists.queries.ts'
import { requireOwnList } from './lists.service.ts'
import { toListEntry } from './lists.view.ts'

/** A page of the entries of a list. Throws `list_not_found`. */
export async function showEntries(
  ctx: Context,
  viewer: Viewer,
  { id: listId, ...page }: { id: number } & EntryPage,
): Promise<{ items: ListEntry[]; totalCount: number }> {
  const [list, rows, totalCount] = await Promise.all([
    findOwnedList(ctx.db, viewer, listId),
    listEntries(ctx.db, viewer, listId, page),
    countEntries(ctx.db, viewer, listId, page.medium),
  ])
  if (!list) throw notFound('list')
  return { items: rows.map(toListEntry), totalCount }
}

/** The entry of a work. Throws `list_not_found`, `entry_not_found`. */
export async function showEntry(
  ctx: Context,
  viewer: Viewer,
  { id, medium, workId }: { id: number; medium: Medium; workId: number },
): Promise<ListEntry> {
  const [list, row] = await Promise.all([
    findOwnedList(ctx.db, viewer, id),
    findEntry(ctx.db, viewer, id, { medium, workId }),
  ])
  if (!list) throw notFound('list')
  if (!row) throw notFound('entry')
  return toListEntry(row)
}

/** Ids of the actor's lists that contain a work. Throws `work_not_found`. */
export async function ownListsWith(
  ctx: Context,
  actor: Actor,
  { medium, workId }: { medium: Medium; workId: number },
): Promise<{ listIds: number[] }> {
  const [, listIds] = await Promise.all([
    requireWork(ctx.db, actor, medium, workId),
    listOwnListIdsWith(ctx.db, actor.id, workId),
  ])
  return { listIds }
}

/**
 * Edits the entries of the actor's own list: all actions in order, or none. Concurrent edits wait for
 * each other. Throws `list_not_found`, `forbidden`, and `validation_error` for the first invalid action.
 */
export async function editEntries(
  ctx: Context,
  actor: Actor,
  { id: listId, actions }: { id: number; actions: readonly EntryAction[] },
): Promise<{ totalCount: number }> {
  return transaction(ctx.db, async (tx) => {
    const list = requireOwnList(actor, await lockOwnedList(tx, actor, listId))
    const stored = await listPlacedEntries(tx, listId)
    const mediums = await findMediums(tx, actor, idsToAdd(actions))
    const edited = applyEdits(stored, actions, mediums)
    await writeDifference(tx, list, differenceOf(stored, edited), ctx.clock.now())
    await updateNotes(tx, list, notesOf(actions))
    return { totalCount: edited.length }
  })
}

function idsToAdd(actions: readonly EntryAction[]): number[] {
  return actions.flatMap(({ action, workId }) => (action === 'ADD' ? [workId] : []))
}
