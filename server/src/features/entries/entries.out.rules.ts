import type { StoredEntry } from './entries.queries.ts'

/**
 * The entries of a work that are out by a day, as `is_out_by` says: one without a day is, only if no entry of the work has
 * one.
 */
export function outBy(stored: readonly StoredEntry[], day: string): StoredEntry[] {
  const listed = stored.filter(({ isGone }) => !isGone)
  const hasDays = listed.some(({ releaseDate }) => releaseDate !== null)
  return listed.filter(({ releaseDate }) => (releaseDate === null ? !hasDays : releaseDate <= day))
}
