import { type RawBuilder, sql } from 'kysely'
import type { Actor, Viewer } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { unmutedFriendIdsOf } from '../friendships/friendships.visibility.ts'
import { notMuted } from '../mutes/mutes.visibility.ts'
import { isVisibleList } from './lists.visibility.ts'

/** The last list of a page; the next page begins behind it. */
export interface ListCursor {
  likes: number
  id: number
}

interface ExplorePage {
  limit: number
  after: ListCursor | undefined
}

/** Public lists with works that the viewer may see, most liked first, then the newest. */
export async function listPopularLists(
  handle: Handle,
  viewer: Viewer,
  { limit, after }: ExplorePage,
): Promise<ListCursor[]> {
  const { rows } = await sql<ListCursor>`
    select lists.like_count as likes, lists.id from lists
    where ${isOffered(viewer)} and ${notMuted(viewer, 'lists.owner_id')}
      and ${after ? sql`(lists.like_count, lists.id) < (${after.likes}, ${after.id})` : sql`true`}
    order by lists.like_count desc, lists.id desc
    limit ${limit}
  `.execute(handle)
  return rows
}

/** Public lists of the actor's friends, except muted ones, newest first. */
export async function listFriendsLists(
  handle: Handle,
  actor: Actor,
  { limit, after }: ExplorePage,
): Promise<ListCursor[]> {
  const { rows } = await sql<ListCursor>`
    select lists.like_count as likes, lists.id from lists
    where ${isOffered(actor)} and lists.owner_id in ${unmutedFriendIdsOf(actor)}
      and ${after ? sql`lists.id < ${after.id}` : sql`true`}
    order by lists.id desc
    limit ${limit}
  `.execute(handle)
  return rows
}

function isOffered(viewer: Viewer): RawBuilder<unknown> {
  return sql`not lists.is_private and ${isVisibleList(viewer)}
    and exists (select from list_entries where list_id = lists.id)`
}
