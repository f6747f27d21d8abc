import type { Medium } from '@medley/contract/values/medium'
import type { WorkFacets } from '@medley/contract/works/works'
import type { Context } from '../../../context.ts'
import { findFacets } from './works.facets.queries.ts'

const maxAgeMs = 10 * 60_000

interface CachedFacets {
  facets: Promise<WorkFacets>
  readAt: number
}

/** Answers the facets of a medium, kept for ten minutes: reading them reads every work. */
export function cacheFacets(ctx: Context): (medium: Medium) => Promise<WorkFacets> {
  const kept = new Map<Medium, CachedFacets>()
  return async (medium) => {
    const now = ctx.clock.now().getTime()
    const last = kept.get(medium)
    if (last && Math.abs(now - last.readAt) < maxAgeMs) return last.facets
    const facets = findFacets(ctx.db, medium)
    kept.set(medium, { facets, readAt: now })
    try {
      return await facets
    } catch (error) {
      if (kept.get(medium)?.facets === facets) kept.delete(medium)
      throw error
    }
  }
}
