import { pageSizes } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import type { WorkDetails } from '@medley/contract/values/shapes'
import type { WorkSources, WorkStatistics } from '@medley/contract/works/works'
import type { RatingCounts } from '@medley/contract/reviews/ratings'
import type { Actor } from '../../actor.ts'
import { notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import type { OwnRating } from '../ratings/ratings.visibility.ts'
import { findWorkForPage } from './works.queries.ts'
import { refreshInBackground } from './refresh/works.refresh.service.ts'
import { findDetails } from './works.service.ts'
import { describeSources } from './refresh/works.sources.service.ts'
import { toWorkDetails } from './works.view.ts'

/** A work and what its page tells about the work itself. */
export interface WorkForPage {
  work: WorkDetails
  /** Null where the address is that of a work which was merged into `work`. */
  about: {
    statistics: WorkStatistics
    sources: WorkSources
    ratingCounts: RatingCounts
    /** The actor's. */
    ownRating: OwnRating | null
  } | null
}

/**
 * One stored work as its page shows it, read at once; waits for no source. Throws `work_not_found`.
 */
export async function showWorkForPage(
  ctx: Context,
  actor: Actor,
  medium: Medium,
  id: number,
): Promise<WorkForPage> {
  const row = await findWorkForPage(ctx.db, actor, { medium, id })
  if (!row) {
    const work = await findDetails(ctx.db, actor, { medium, id, entriesMax: pageSizes.workEntries })
    if (!work) throw notFound('work')
    return { work, about: null }
  }
  await refreshInBackground(ctx, medium, id, row)
  const { overall, friends, you, ratingCounts, ownRating } = row
  return {
    work: toWorkDetails(row),
    about: {
      statistics: { ratings: { overall, friends, you } },
      sources: describeSources(ctx, row, row),
      ratingCounts: { items: ratingCounts },
      ownRating,
    },
  }
}
