import type { Medium } from '@medley/contract/medium'
import type { RecommendedWork } from '@medley/contract/recommendations'
import type { Viewer } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { requireWork } from '../works/works.service.ts'
import { listAkinIds, listNeighbourIds } from './recommendations.similar.queries.ts'
import { toRecommendedWork } from './recommendations.view.ts'
import { listRecommendedWorks } from './recommendations.works.queries.ts'

/**
 * Works similar to one: those that the same members like, or where none are known, what it shares facts
 * with. Throws `work_not_found`.
 */
export async function showSimilarWorks(
  ctx: Context,
  viewer: Viewer,
  { id, medium, limit }: { id: number; medium: Medium; limit: number },
): Promise<{ items: { work: RecommendedWork }[] }> {
  const { id: workId } = await requireWork(ctx.db, viewer, medium, id)
  const neighbours = await listNeighbourIds(ctx.db, viewer, { workId, limit })
  const ids =
    neighbours.length > 0
      ? neighbours
      : await listAkinIds(ctx.db, viewer, { workId, medium, limit })
  const works = await listRecommendedWorks(ctx.db, viewer, ids)
  const byId = new Map(works.map((work) => [work.id, work]))
  const found = ids.flatMap((one) => byId.get(one) ?? [])
  return { items: found.map((work) => ({ work: toRecommendedWork(work) })) }
}
