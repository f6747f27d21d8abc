import type { Context } from '../../../context.ts'
import { refreshInBackground } from '../../works/refresh/works.refresh.service.ts'
import type { PlannedItem } from '../plan/plan.queries.ts'

/** The sources answer as many within about half an hour. */
const albumsMax = 1_000

/**
 * Requests the details of matched albums that were heard, unless they are known: how many tracks one has
 * decides whether enough of it was played.
 */
export async function requestTracks(
  ctx: Context,
  items: readonly Pick<PlannedItem, 'item' | 'match'>[],
): Promise<void> {
  const heard = items.flatMap(({ item, match }) =>
    match && item.kind === 'work' && item.viewings?.some(({ tracks }) => tracks !== undefined)
      ? match.workId
      : [],
  )
  for (const id of [...new Set(heard)].slice(0, albumsMax)) {
    await refreshInBackground(ctx, 'album', id)
  }
}
