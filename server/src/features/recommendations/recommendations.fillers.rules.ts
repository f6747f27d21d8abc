import type { Filler } from './recommendations.ranking.rules.ts'

/** How much a work's decade speaks beside its genres. */
const decadeShare = 0.3

export interface FamousWork {
  workId: number
  genres: readonly string[]
  /** As its first year; null if unknown. */
  decade: number | null
}

/** How strongly the works that a member likes speak for their genres and decades. */
export interface Taste {
  genres: ReadonlyMap<string, number>
  decades: ReadonlyMap<number, number>
}

/**
 * Well-known works, given the best known first, those of the genres and decades that a member likes
 * before the others. A genre that most works have says less than a rare one.
 */
export function orderByTaste(famous: readonly FamousWork[], taste: Taste): Filler[] {
  const weights = weightGenres(famous, taste)
  const strongestDecade = Math.max(1, ...taste.decades.values())
  return famous
    .map((work, place) => {
      const genre = bestOf(work.genres, weights)
      const byGenre = work.genres.reduce((sum, name) => sum + (weights.get(name) ?? 0), 0)
      const byDecade =
        (decadeShare * (taste.decades.get(work.decade ?? Number.NaN) ?? 0)) / strongestDecade
      const fame = 1 - place / (2 * famous.length)
      const shared = genre === undefined ? null : ({ kind: 'genre', name: genre } as const)
      return { workId: work.workId, shared, place, weight: (byGenre && byGenre + byDecade) * fame }
    })
    .toSorted((a, b) => b.weight - a.weight || a.place - b.place)
    .map(({ workId, shared }) => ({ workId, shared }))
}

/** The liked genres, 1 for the most telling of them. */
function weightGenres(famous: readonly FamousWork[], { genres }: Taste): Map<string, number> {
  const counts = new Map<string, number>()
  for (const name of famous.flatMap((work) => work.genres)) {
    counts.set(name, (counts.get(name) ?? 0) + 1)
  }
  const telling = [...genres].map(
    ([name, pull]) => [name, pull / Math.sqrt(1 + (counts.get(name) ?? 0))] as const,
  )
  const most = Math.max(...telling.map(([, weight]) => weight))
  return new Map(telling.map(([name, weight]) => [name, weight / most]))
}

function bestOf(names: readonly string[], weights: ReadonlyMap<string, number>) {
  return names
    .filter((name) => weights.has(name))
    .toSorted((a, b) => (weights.get(b) ?? 0) - (weights.get(a) ?? 0))[0]
}
