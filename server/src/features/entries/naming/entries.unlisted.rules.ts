import type { NamedEntry } from './entries.naming.rules.ts'
import type { StoredEntry } from '../entries.queries.ts'

/** The seasons and numbers that a work may have beyond those listed. */
const beyond = { seasons: 5, numbers: 500 }
/** The bounds of a work of which nothing is listed. */
const unknown = { season: 100, number: 3_000 }

/** True if a work can have an entry of which nobody knows, judged by those that are listed. */
export function isLikely(stored: readonly StoredEntry[], { season, number }: NamedEntry): boolean {
  const listed = stored.filter(({ isGone }) => !isGone)
  const seasonMax = lastOf(listed.map((entry) => entry.season))
  const numberMax = lastOf(listed.map((entry) => entry.number))
  return (
    (season ?? 0) <= (seasonMax === null ? unknown.season : seasonMax + beyond.seasons) &&
    (number ?? 0) <= (numberMax === null ? unknown.number : numberMax + beyond.numbers)
  )
}

function lastOf(values: readonly (number | null)[]): number | null {
  return values.reduce((most, one) => (one === null || (most ?? 0) > one ? most : one), null)
}
