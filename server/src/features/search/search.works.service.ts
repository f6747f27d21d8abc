import type { Medium } from '@medley/contract/medium'
import type { Viewer } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { searchNear } from './search.near.service.ts'
import type { Place } from './search.page-token.rules.ts'
import { termOf } from './search.sources.service.ts'
import { type FoundWork, searchWorks } from './search.works.queries.ts'

/** Fewer hits by name than these, none of them the title itself, may be due to a slip. */
const fewHits = 5

interface WorksAsked {
  q: string
  mediums: readonly Medium[]
  limit: number
  place: Place
}

export interface FoundWorks {
  /** The wanted page of hits; guesses follow the hits of the first page. */
  works: (FoundWork & { isGuess: boolean })[]
  /** All hits, by medium. */
  hits: ReadonlyMap<Medium, number>
  /** The id of the newest work, found or not. */
  newestId: number
}

/**
 * A page of works by name, in each of the mediums up to `limit` and one more. Where hardly a work of any medium matches,
 * works with a similar name follow.
 */
export async function findWorks(
  handle: Handle,
  viewer: Viewer,
  { q, mediums, limit, place }: WorksAsked,
): Promise<FoundWorks> {
  const { offset } = place
  const wanted = { q, mediums, horizon: place, offset, limit: limit + 1 }
  const found = await searchWorks(handle, viewer, { ...wanted, term: termOf(q) })
  const wantsGuesses = mediums.length > 0 && offset === 0 && mayBeMisspelt(found)
  const near = wantsGuesses ? await searchNear(handle, viewer, wanted) : []
  const ids = new Set(found.map(({ id }) => id))
  const guesses = near
    .filter(({ id }) => !ids.has(id))
    .map((work) => ({ ...work, hits: Math.min(work.hits, limit) }))
  const isOnPage = (work: FoundWork) => mediums.includes(work.medium) && work.place > offset
  return {
    works: [
      ...found.filter(isOnPage).map((work) => ({ ...work, isGuess: false })),
      ...guesses.filter(isOnPage).map((work) => ({ ...work, isGuess: true })),
    ],
    hits: sumHits([...firstHits(found), ...firstHits(guesses)]),
    newestId: found[0]?.newestId ?? near[0]?.newestId ?? 0,
  }
}

function mayBeMisspelt(found: readonly FoundWork[]): boolean {
  const hits = firstHits(found).reduce((sum, { namedHits }) => sum + namedHits, 0)
  return hits < fewHits && found.every(({ rank }) => rank > 1)
}

/** One row of each medium. */
function firstHits(found: readonly FoundWork[]): FoundWork[] {
  return [...new Map(found.map((work) => [work.medium, work])).values()]
}

function sumHits(rows: readonly FoundWork[]): Map<Medium, number> {
  const sums = new Map<Medium, number>()
  for (const { medium, hits } of rows) sums.set(medium, (sums.get(medium) ?? 0) + hits)
  return sums
}
