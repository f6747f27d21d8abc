import type { Medium } from '@medley/contract/values/medium'
import type { RecommendedWork } from '@medley/contract/works/recommendations'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Viewer } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Handle } from '../../../db/transaction.ts'
import { maySuggestTo } from '../../not-for-me/not-for-me.visibility.ts'
import { requireWork } from '../../works/works.service.ts'
import { weightOfFacts } from '../recommendations.ranking.rules.ts'
import { findModelLikes } from '../build/recommendations.runs.queries.ts'
import { listSimilarFacts } from './recommendations.similar.queries.ts'
import { rankSimilar } from './recommendations.similar.rules.ts'
import { toRecommendedWork } from '../recommendations.view.ts'
import { listRecommendedWorks } from '../recommendations.works.queries.ts'

/**
 * Works similar to one, best first: those that the same members like and those that share facts with it.
 * Throws `work_not_found`.
 */
export async function showSimilarWorks(
  ctx: Context,
  viewer: Viewer,
  { id, medium, limit }: { id: number; medium: Medium; limit: number },
): Promise<{ items: { work: RecommendedWork }[] }> {
  const { id: workId } = await requireWork(ctx.db, viewer, medium, id)
  const isShown = maySuggestTo(viewer, 'near.id')
  const ids = await listSimilarIds(ctx.db, { workId, medium, isShown })
  const works = await listRecommendedWorks(ctx.db, viewer, ids.slice(0, limit))
  const byId = new Map(works.map((work) => [work.id, work]))
  const found = ids.flatMap((one) => byId.get(one) ?? [])
  return { items: found.map((work) => ({ work: toRecommendedWork(work) })) }
}

interface SimilarTo {
  workId: number
  medium: Medium
  /** A condition on the id of a work in `near.id`. */
  isShown: RawBuilder<SqlBool>
  withoutCreators?: boolean
}

/** Ids of works similar to one, best first; without others by its creators if wanted. */
export async function listSimilarIds(
  handle: Handle,
  { withoutCreators = false, ...about }: SimilarTo,
): Promise<number[]> {
  const modelLikes = await findModelLikes(handle, about.medium)
  const works = await listSimilarFacts(handle, about)
  const own = works.find(({ id }) => id === about.workId)
  if (!own) return []
  const others = withoutCreators
    ? works.filter(({ creators }) => !creators.some((name) => own.creators.includes(name)))
    : works
  return rankSimilar(own, others, weightOfFacts(modelLikes))
}
