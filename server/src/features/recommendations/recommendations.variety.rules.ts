import type { Recommendation } from '@medley/contract/works/recommendations'
import type { SharedFact } from './recommendations.taste.rules.ts'

/** Traits in which neighbouring works should differ. */
export interface VariedWork {
  creators: readonly string[]
  /** See `seriesKeysOf`. */
  seriesKeys: readonly string[]
}

interface Most {
  /** Works of one creator. */
  perCreator: number
  perSeries: number
}

/** True if a work may be beside others without too many of one creator or series. */
export function addsVariety(
  work: VariedWork,
  others: readonly VariedWork[],
  { perCreator, perSeries }: Most,
): boolean {
  const isCrowded = work.creators.some(
    (name) => others.filter(({ creators }) => creators.includes(name)).length >= perCreator,
  )
  return !isCrowded && others.filter((other) => areOfOneSeries(other, work)).length < perSeries
}

export function areOfOneSeries(one: VariedWork, other: VariedWork): boolean {
  return one.seriesKeys.some((key) => other.seriesKeys.includes(key))
}

/** A name is not repeated among so many works of a row. */
const namesApart = 6

/** A work with what may be said for it. */
interface Explained {
  /** Strongest first. */
  facts: readonly SharedFact[]
}

/**
 * The fact to name of each work in a row, the strongest that varies: not one of a kind that the two works before it
 * have, nor one that a work shortly before it names. Null for a work without facts.
 */
export function varyFacts(works: readonly Explained[]): (SharedFact | null)[] {
  const named: (SharedFact | null)[] = []
  for (const { facts } of works) {
    const before = named.slice(-namesApart)
    const fresh = facts.filter(({ name }) => before.every((fact) => fact?.name !== name))
    const [one, two] = named.slice(-2)
    const isThird = ({ kind }: SharedFact) => kind === one?.kind && kind === two?.kind
    named.push(fresh.find((fact) => !isThird(fact)) ?? fresh[0] ?? facts[0] ?? null)
  }
  return named
}

/**
 * The works of a row, none led by a liked genre that leads a work shortly before it: each medium varies its own, and a
 * row may mix mediums. As a genre is the least of reasons, the work has no other than that it is well known.
 */
export function varyReasons(items: readonly Recommendation[]): Recommendation[] {
  const genres: (string | null)[] = []
  return items.map((item) => {
    const [first] = item.reasons
    const genre = first?.kind === 'genre' ? first.name : null
    const isRepeated = genre !== null && genres.slice(-namesApart).includes(genre)
    genres.push(isRepeated ? null : genre)
    return isRepeated ? { ...item, reasons: [{ kind: 'popular' }] } : item
  })
}
