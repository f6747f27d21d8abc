import type { Series } from '@medley/contract/works/series'
import type { Viewer } from '../../actor.ts'
import { notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import type { Handle } from '../../db/transaction.ts'
import { loadWorks } from '../works/works.service.ts'
import { findSeries, listPartsOfSeries } from './series.queries.ts'

/** A series with a page of its works, in their order. Throws `series_not_found`. */
export async function showSeries(
  ctx: Context,
  viewer: Viewer,
  page: { id: number; limit: number; offset: number },
): Promise<Series> {
  const [series, parts] = await Promise.all([
    findSeries(ctx.db, viewer, page.id),
    listPartsOfSeries(ctx.db, viewer, page),
  ])
  if (!series) throw notFound('series')
  const ids = parts.map(({ workId }) => workId)
  const works = new Map((await loadWorks(ctx.db, viewer, ids)).map((work) => [work.id, work]))
  const items = parts.flatMap(({ workId, ...part }) => {
    const work = works.get(workId)
    return work ? [{ work, ...part }] : []
  })
  const { doneCount, ...facts } = series
  return { ...facts, doneCount: viewer ? doneCount : null, items }
}

/** Throws `series_not_found` for a series of which the viewer may see no work. */
export async function requireSeries(handle: Handle, viewer: Viewer, id: number): Promise<void> {
  if (!(await findSeries(handle, viewer, id))) throw notFound('series')
}
