import type { ChartEntry, RatingSurge } from '@medley/contract/charts'
import type { Medium } from '@medley/contract/medium'
import type { Work } from '@medley/contract/shapes'
import type { Actor, Viewer } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { presentWorks } from '../works/works.service.ts'
import { listPopularWorkIds } from './charts.popular.queries.ts'
import { type ChartPage, listChartRows, listSurges } from './charts.queries.ts'

const dayMs = 86_400_000

/** A page of the chart of a medium. */
export async function showChart(
  ctx: Context,
  viewer: Viewer,
  medium: Medium,
  page: ChartPage,
): Promise<{ items: ChartEntry[] }> {
  const rows = await listChartRows(ctx.db, viewer, { medium, ...page })
  const works = await presentWorks(
    ctx.db,
    viewer,
    rows.map(({ workId }) => workId),
  )
  const worksById = new Map(works.map((work) => [work.id, work]))
  return {
    items: rows.flatMap(({ workId, ...entry }) => {
      const work = worksById.get(workId)
      return work ? [{ ...entry, work }] : []
    }),
  }
}

/** Works whose last day holds over a third of their ratings. */
export async function showSurges(ctx: Context): Promise<{ items: RatingSurge[] }> {
  return { items: await listSurges(ctx.db, new Date(ctx.clock.now().getTime() - dayMs)) }
}

/** Works that most members reviewed or rated in the last week. */
export async function showPopularWorks(
  ctx: Context,
  actor: Actor,
  { limit }: { limit: number },
): Promise<{ items: Work[] }> {
  const since = new Date(ctx.clock.now().getTime() - 7 * dayMs)
  const ids = await listPopularWorkIds(ctx.db, actor, { since, limit })
  return { items: await presentWorks(ctx.db, actor, ids) }
}
