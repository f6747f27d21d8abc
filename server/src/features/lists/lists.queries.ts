import type { OwnAudience } from '@medley/contract/values/audiences'
import { sql } from 'kysely'
import type { Actor, Authorized, Viewer } from '../../actor.ts'
import type { Handle, Tx } from '../../db/transaction.ts'
import { contentsFor, copiedFromFor, isLikedBy, previewFor } from './lists.columns.queries.ts'
import { isVisibleList, shownTitle } from './lists.visibility.ts'

export interface OwnedList {
  id: number
  ownerId: number
}

const columns = [
  'lists.id',
  'lists.owner_id as ownerId',
  'lists.description',
  'lists.is_ranked as isRanked',
  'lists.is_private as isPrivate',
  'lists.audience',
  'lists.tags',
  'lists.like_count as likeCount',
  'users.username',
] as const

function selectLists(handle: Handle, viewer: Viewer) {
  return handle
    .selectFrom('lists')
    .innerJoin('users', 'users.id', 'lists.owner_id')
    .select(columns)
    .select([
      shownTitle(viewer).as('title'),
      previewFor(viewer).as('preview'),
      contentsFor(viewer).as('contents'),
      isLikedBy(viewer).as('likedByMe'),
      copiedFromFor(viewer).as('copiedFrom'),
    ])
    .where(isVisibleList(viewer))
}

/** A list visible to the viewer, with its preview and what its entries add up to. */
export function findList(handle: Handle, viewer: Viewer, id: number) {
  return selectLists(handle, viewer).where('lists.id', '=', id).executeTakeFirst()
}

export type ListRow = NonNullable<Awaited<ReturnType<typeof findList>>>

/** Lists visible to the viewer with their previews, in no particular order. */
export function listListsWithIds(handle: Handle, viewer: Viewer, ids: readonly number[]) {
  return selectLists(handle, viewer)
    .where('lists.id', '=', sql<number>`any(${ids}::integer[])`)
    .execute()
}

interface ListPage {
  ownerId: number
  limit: number
  offset: number
}

/** A page of a user's lists visible to the viewer, newest first. */
export function listListsOf(handle: Handle, viewer: Viewer, { ownerId, limit, offset }: ListPage) {
  return selectLists(handle, viewer)
    .where('lists.owner_id', '=', ownerId)
    .orderBy('lists.time_created', 'desc')
    .orderBy('lists.id', 'desc')
    .limit(limit)
    .offset(offset)
    .execute()
}

export async function countListsOf(
  handle: Handle,
  viewer: Viewer,
  ownerId: number,
): Promise<number> {
  const { count } = await handle
    .selectFrom('lists')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('owner_id', '=', ownerId)
    .where(isVisibleList(viewer))
    .executeTakeFirstOrThrow()
  return count
}

/** The owner of a list visible to the viewer. */
export function findOwnedList(
  handle: Handle,
  viewer: Viewer,
  id: number,
): Promise<OwnedList | undefined> {
  return handle
    .selectFrom('lists')
    .select(['id', 'owner_id as ownerId'])
    .where('id', '=', id)
    .where(isVisibleList(viewer))
    .executeTakeFirst()
}

/** As `findOwnedList`, but locks the list until the transaction ends. */
export function lockOwnedList(tx: Tx, viewer: Viewer, id: number): Promise<OwnedList | undefined> {
  return tx
    .selectFrom('lists')
    .select(['id', 'owner_id as ownerId'])
    .where('id', '=', id)
    .where(isVisibleList(viewer))
    .forNoKeyUpdate()
    .executeTakeFirst()
}

interface NewList {
  ownerId: number
  title: string
  isRanked: boolean
  isPrivate: boolean
  audience: OwnAudience
  timeCreated: Date
  copiedFromId?: number
}

/** Returns the id. */
export async function insertList(handle: Handle, list: NewList): Promise<number> {
  const { id } = await handle
    .insertInto('lists')
    .values({
      owner_id: list.ownerId,
      title: list.title,
      is_ranked: list.isRanked,
      is_private: list.isPrivate,
      audience: list.audience,
      time_created: list.timeCreated,
      copied_from_id: list.copiedFromId ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Credits the title of a copy to whoever wrote it, unless its owner did. */
export async function creditTitle(
  tx: Tx,
  { fromId, toId }: { fromId: number; toId: number },
): Promise<void> {
  await sql`
    update lists set title_author_id =
      nullif(coalesce(source.title_author_id, source.owner_id), lists.owner_id)
    from lists as source
    where lists.id = ${toId} and source.id = ${fromId} and lists.title = source.title
  `.execute(tx)
}

/** Leaves a list with the title of one that has none. */
export async function removeTitle(tx: Tx, id: number): Promise<void> {
  await sql`update lists set title = untitled_list(owner_id) where id = ${id}`.execute(tx)
}

/** Absent fields stay unchanged. */
export interface ListChanges {
  title?: string | undefined
  description?: string | null | undefined
  isRanked?: boolean | undefined
  isPrivate?: boolean | undefined
  audience?: OwnAudience | undefined
  tags?: readonly string[] | undefined
}

export async function updateList(
  handle: Handle,
  actor: Actor,
  list: Authorized<OwnedList>,
  { title, description, isRanked, isPrivate, audience, tags }: ListChanges,
): Promise<void> {
  const keepsDescription = description === undefined
  const keepsTitle = sql`coalesce(${title ?? null}::text = ${shownTitle(actor)}, true)`
  await sql`
    update lists set
      title = case when ${keepsTitle} then title else ${title ?? null}::text end,
      title_author_id = case when ${keepsTitle} then title_author_id end,
      description =
        case when ${keepsDescription} then description else ${description ?? null}::text end,
      is_ranked = coalesce(${isRanked ?? null}::boolean, is_ranked),
      is_private = coalesce(${isPrivate ?? null}::boolean, is_private),
      audience = case when ${audience === undefined} then audience else ${audience ?? null} end,
      tags = coalesce(${tags ?? null}::text[], tags)
    where id = ${list.id}
  `.execute(handle)
}

/** Deletes a list with its entries; returns false if it no longer existed. */
export async function deleteListRow(handle: Handle, list: Authorized<OwnedList>): Promise<boolean> {
  const { numDeletedRows } = await handle
    .deleteFrom('lists')
    .where('id', '=', list.id)
    .executeTakeFirstOrThrow()
  return numDeletedRows > 0n
}
