import { type RawBuilder, sql } from 'kysely'
import type { Viewer } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { friendIdsOf } from '../friendships/friendships.visibility.ts'
import { notMuted } from '../mutes/mutes.visibility.ts'
import { isVisibleList } from './lists.visibility.ts'

interface OfWorkPage {
  workId: number
  limit: number
  offset: number
}

/**
 * Ids of a page of the lists with a work that the viewer may see, without those of muted members: the
 * viewer's and their friends' first, then the newest.
 */
export async function listListIdsOfWork(
  handle: Handle,
  viewer: Viewer,
  { workId, limit, offset }: OfWorkPage,
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select lists.id ${visibleListsOf(viewer, workId)}
    order by ${friendsFirst(viewer)} lists.time_created desc, lists.id desc
    limit ${limit} offset ${offset}
  `.execute(handle)
  return rows.map(({ id }) => id)
}

export async function countListsOfWork(
  handle: Handle,
  viewer: Viewer,
  workId: number,
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count ${visibleListsOf(viewer, workId)}
  `.execute(handle)
  return rows[0]?.count ?? 0
}

function visibleListsOf(viewer: Viewer, workId: number): RawBuilder<unknown> {
  return sql`
    from list_entries
    join lists on lists.id = list_entries.list_id
    where list_entries.work_id = ${workId}
      and ${isVisibleList(viewer)} and ${notMuted(viewer, 'lists.owner_id')}
  `
}

function friendsFirst(viewer: Viewer): RawBuilder<unknown> {
  if (!viewer) return sql``
  const friends = friendIdsOf(viewer.id)
  return sql`(lists.owner_id = ${viewer.id} or lists.owner_id in ${friends}) desc,`
}
