import type { Context } from '../../../context.ts'
import { refreshInBackground } from '../../works/refresh/works.refresh.service.ts'
import type { PlannedItem } from '../plan/plan.queries.ts'

/** The sources answer as many within about half an hour. */
const albumsMax = 1_000

/** The matched albums that were heard: how many tracks one has decides whether enough of it was played. */
export function listHeardAlbums(items: readonly Pick<PlannedItem, 'item' | 'match'>[]): number[] {
  return items.flatMap(({ item, match }) =>
    match && item.kind === 'work' && item.viewings?.some(({ tracks }) => tracks !== undefined)
      ? match.workId
      : [],
  )
}

/** Requests the details of albums, unless they are known. */
export async function requestTracks(ctx: Context, albums: readonly number[]): Promise<void> {
  for (const id of [...new Set(albums)].slice(0, albumsMax)) {
    await refreshInBackground(ctx, 'album', id)
  }
}
