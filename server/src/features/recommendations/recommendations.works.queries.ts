import type { RecommendedWork } from '@medley/contract/works/recommendations'
import { sql } from 'kysely'
import type { Viewer } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { isVisibleWork, userInfoOf } from '../works/works.visibility.ts'
import { shownScore } from '../ratings/ratings.visibility.ts'

export type RecommendedWorkRow = Omit<RecommendedWork, 'creators' | 'displayTitle'> & {
  creators: string[]
}

/**
 * Works that the viewer may see, by id, with what their cards show; in no particular order. `unmarked`:
 * none is engaged or saved, as all that is recommended, so that their marks are not read.
 */
export async function listRecommendedWorks(
  handle: Handle,
  viewer: Viewer,
  ids: readonly number[],
  { unmarked = false } = {},
): Promise<RecommendedWorkRow[]> {
  const { rows } = await sql<RecommendedWorkRow>`
    select works.id, works.medium, works.title, works.poster_source as "posterSource",
      works.creators, works.release_date as "releaseDate", ${shownScore} as rating,
      work_counts.review_count as "reviewCount", ${userInfoOf(unmarked ? null : viewer, 'works.id')} as "userInfo"
    from works join work_counts on work_counts.work_id = works.id
    where works.id = any(${ids}::integer[]) and ${isVisibleWork(viewer)}
  `.execute(handle)
  return rows
}
