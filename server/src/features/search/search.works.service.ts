import type { Medium } from '@medley/contract/values/medium'
import type { Viewer } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { creatorNamesOf, formsOf, idsOf } from './search.forms.rules.ts'
import { searchNear, searchNearTitles, searchPartsOf } from './search.near.service.ts'
import type { PageStart } from './search.page-token.rules.ts'
import { termOf } from './search.sources.service.ts'
import {
  type FoundWork,
  searchWorks,
  searchWorksOfIds,
  type WorkSearch,
} from './search.works.queries.ts'

/** Fewer hits by name than these, none of them the title itself, may be due to a slip. */
const fewHits = 5

/** Of hits by all words of a title or of title and creators. */
const lastRankOfNames = 5

interface WorksQuery {
  q: string
  mediums: readonly Medium[]
  limit: number
  start: PageStart
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
  { q, mediums, limit, start }: WorksQuery,
): Promise<FoundWorks> {
  const { offset } = start
  const wanted = { q, mediums, horizon: start, offset, limit: limit + 1 }
  const found = await search(handle, viewer, wanted)
  const mayGuess = mediums.length > 0 && offset === 0 && idsOf(q).length === 0
  const near = mayGuess ? await guess(handle, viewer, wanted, found) : []
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

/** Works by an id, if the text is one, else by name. */
async function search(
  handle: Handle,
  viewer: Viewer,
  { q, ...wanted }: WorkSearch & { q: string },
): Promise<FoundWork[]> {
  const ids = idsOf(q)
  if (ids.length > 0) return searchWorksOfIds(handle, viewer, { ids, ...wanted })
  const said = { forms: formsOf(q), names: creatorNamesOf(q), term: termOf(q) }
  return searchWorks(handle, viewer, { ...said, ...wanted })
}

/** Works that a text may mean besides what it names. */
async function guess(
  handle: Handle,
  viewer: Viewer,
  wanted: WorkSearch & { q: string },
  found: readonly FoundWork[],
): Promise<FoundWork[]> {
  if (!mayBeMisspelt(found)) {
    const namesKnown = found.some(({ rank, isKnown }) => rank <= lastRankOfNames && isKnown)
    return namesKnown ? [] : searchNearTitles(handle, viewer, wanted)
  }
  const near = await searchNear(handle, viewer, wanted)
  return near.length + found.length > 0 ? near : searchPartsOf(handle, viewer, wanted)
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
