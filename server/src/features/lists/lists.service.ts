import type { OwnAudience } from '@medley/contract/values/audiences'
import { pageSizes } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import type { MediaList } from '@medley/contract/values/shapes'
import type { Actor, Authorized, Viewer } from '../../actor.ts'
import { forbidden, notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { type Commit, type Handle, transaction } from '../../db/transaction.ts'
import { requireOpenUser } from '../profiles/profiles.service.ts'
import { requireWork } from '../works/works.service.ts'
import { insertFirstEntry, listEntries } from './lists.entries.queries.ts'
import { countListsOfWork, listListIdsOfWork } from './lists.of-work.queries.ts'
import { authorizeChange } from './lists.policy.ts'
import {
  countListsOf,
  deleteListRow,
  findList,
  findOwnedList,
  insertList,
  type ListChanges,
  listListsOf,
  listListsWithIds,
  lockOwnedList,
  type OwnedList,
  updateList,
} from './lists.queries.ts'
import { toListEntry, toMediaList } from './lists.view.ts'

interface ListsPage {
  /** A username. */
  owner: string
  limit: number
  offset: number
}

/** A page of a user's lists, newest first. Throws `user_not_found`, `blocked_by_them` or `not_in_audience`. */
export async function showLists(
  ctx: Context,
  viewer: Viewer,
  { owner, ...page }: ListsPage,
): Promise<{ items: MediaList[]; totalCount: number }> {
  const { id: ownerId } = await requireOpenUser(ctx.db, viewer, owner)
  const [rows, totalCount] = await Promise.all([
    listListsOf(ctx.db, viewer, { ownerId, ...page }),
    countListsOf(ctx.db, viewer, ownerId),
  ])
  return { items: rows.map((row) => toMediaList(row, viewer)), totalCount }
}

interface OfWorkPage {
  medium: Medium
  workId: number
  limit: number
  offset: number
}

/** A page of the lists with a work, the viewer's and their friends' first. Throws `work_not_found`. */
export async function showListsOfWork(
  ctx: Context,
  viewer: Viewer,
  { medium, ...page }: OfWorkPage,
): Promise<{ items: MediaList[]; totalCount: number }> {
  await requireWork(ctx.db, viewer, medium, page.workId)
  const [ids, totalCount] = await Promise.all([
    listListIdsOfWork(ctx.db, viewer, page),
    countListsOfWork(ctx.db, viewer, page.workId),
  ])
  return { items: await showListsInOrder(ctx.db, viewer, ids), totalCount }
}

/** The lists with these ids that the viewer may see, in this order. */
export async function showListsInOrder(
  handle: Handle,
  viewer: Viewer,
  ids: readonly number[],
): Promise<MediaList[]> {
  const rows = ids.length === 0 ? [] : await listListsWithIds(handle, viewer, ids)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => byId.get(id) ?? []).map((row) => toMediaList(row, viewer))
}

interface NewList {
  title: string
  isRanked: boolean
  isPrivate: boolean
  audience: OwnAudience
  /** The first entry. */
  work?: { id: number; medium: Medium } | undefined
}

/** Creates a list for the actor, empty or with one work. Throws `work_not_found`. */
export async function createList(
  ctx: Context,
  actor: Actor,
  { work, ...list }: NewList,
  { commit }: { commit: Commit },
): Promise<MediaList> {
  const timeCreated = ctx.clock.now()
  return commit(async (tx) => {
    if (work) await requireWork(tx, actor, work.medium, work.id)
    const id = await insertList(tx, { ...list, ownerId: actor.id, timeCreated })
    if (work) await insertFirstEntry(tx, id, work, timeCreated)
    return showList(tx, actor, id)
  })
}

/** Throws `list_not_found`. */
export async function showList(handle: Handle, viewer: Viewer, id: number): Promise<MediaList> {
  const row = await findList(handle, viewer, id)
  if (!row) throw notFound('list')
  return toMediaList(row, viewer)
}

/** A list with its first entries. Throws `list_not_found`. */
export async function showListWithEntries(
  ctx: Context,
  viewer: Viewer,
  { id }: { id: number },
): Promise<MediaList> {
  const [list, entries] = await Promise.all([
    showList(ctx.db, viewer, id),
    listEntries(ctx.db, viewer, id, {
      offset: 0,
      limit: pageSizes.listEntries,
      sortBy: 'position',
      order: 'ASCENDING',
    }),
  ])
  return { ...list, entries: entries.map(toListEntry) }
}

/** Changes fields of the actor's own list. Throws `list_not_found`, `forbidden`. */
export async function changeList(
  ctx: Context,
  actor: Actor,
  { id, ...changes }: { id: number } & ListChanges,
): Promise<MediaList> {
  return transaction(ctx.db, async (tx) => {
    const list = requireOwnList(actor, await lockOwnedList(tx, actor, id))
    await updateList(tx, actor, list, changes)
    return showList(tx, actor, id)
  })
}

/** Deletes the actor's own list with its entries. Throws `list_not_found`, `forbidden`. */
export async function removeList(
  ctx: Context,
  actor: Actor,
  { id }: { id: number },
): Promise<{ id: number }> {
  return transaction(ctx.db, async (tx) => {
    const list = await requireOwnListWith(tx, actor, id)
    if (!(await deleteListRow(tx, list))) throw notFound('list')
    return { id }
  })
}

/** The actor's own list with the id. Throws `list_not_found`, `forbidden`. */
export async function requireOwnListWith(
  handle: Handle,
  actor: Actor,
  id: number,
): Promise<Authorized<OwnedList>> {
  return requireOwnList(actor, await findOwnedList(handle, actor, id))
}

/** The list, authorized for changes. Throws `list_not_found`, `forbidden`. */
export function requireOwnList(actor: Actor, list: OwnedList | undefined): Authorized<OwnedList> {
  if (!list) throw notFound('list')
  const own = authorizeChange(actor, list)
  if (!own) throw forbidden()
  return own
}
