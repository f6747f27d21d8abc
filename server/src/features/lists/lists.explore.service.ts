import type { MediaList } from '@medley/contract/values/shapes'
import type { Viewer } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { listFriendsLists, type ListCursor, listPopularLists } from './lists.explore.queries.ts'
import { showListsInOrder } from './lists.service.ts'

interface ExplorePage {
  from: 'everyone' | 'friends'
  limit: number
  cursor?: ListCursor | undefined
}

/** A page of popular lists, or of friends' newest. Friends' lists throw `unauthenticated` for visitors. */
export async function exploreLists(
  ctx: Context,
  viewer: Viewer,
  { from, limit, cursor }: ExplorePage,
): Promise<{ items: MediaList[]; nextCursor: string | null }> {
  const page = { limit: limit + 1, after: cursor }
  const rows =
    from === 'everyone'
      ? await listPopularLists(ctx.db, viewer, page)
      : await listFriendsLists(ctx.db, requireMember(viewer), page)
  const shown = rows.slice(0, limit)
  const last = shown.at(-1)
  const items = await showListsInOrder(
    ctx.db,
    viewer,
    shown.map(({ id }) => id),
  )
  return { items, nextCursor: last && rows.length > limit ? `${last.likes}-${last.id}` : null }
}

function requireMember(viewer: Viewer) {
  if (!viewer) throw new AppError('unauthenticated')
  return viewer
}
