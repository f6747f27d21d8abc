import type { Medium } from '@medley/contract/medium'
import { notFound } from '../../app-error.ts'
import type { Tx } from '../../db/transaction.ts'
import { deleteUnusedEntries, insertEntries, type StoredEntry } from './entries.queries.ts'
import { positionOf } from './entries.sync.rules.ts'

/** A work with its entries. */
export interface EntriesOfWork {
  id: number
  medium: Medium
  stored: readonly StoredEntry[]
}

/** An entry by its numbers; a season as a whole has no number of its own. */
export interface NumberedEntry {
  season: number
  number: number | null
}

const bare = { title: null, releaseDate: null, minutes: null, source: null, sourceId: null }
const keyOf = ({ season, number }: NumberedEntry) => `${season} ${number ?? ''}`

/**
 * Finds the entries of a work with these numbers; those that nobody knows are made, an episode with its season.
 * Returns a function from numbers to the entry. Throws `work_entry_not_found` for works that have no entries.
 */
export async function findOrMakeEntries(
  tx: Tx,
  { id, medium, stored }: EntriesOfWork,
  named: readonly NumberedEntry[],
): Promise<(entry: NumberedEntry) => StoredEntry | undefined> {
  if (medium === 'film' || medium === 'book') throw notFound('work_entry')
  const known = new Map<string, StoredEntry>()
  const add = (entry: StoredEntry) => {
    const { kind, season, number } = entry
    if (season === null || (number === null) !== (kind === 'season')) return
    const key = keyOf({ season, number })
    if (known.get(key)?.isGone !== false) known.set(key, entry)
  }
  for (const entry of stored) add(entry)
  const isShow = medium === 'tvShow'
  const seasons = isShow ? named.map(({ season }) => ({ season, number: null })) : []
  const wanted = new Map([...seasons, ...named].map((entry) => [keyOf(entry), entry]))
  const missing = [...wanted]
    .filter(([key, { number }]) => !known.has(key) && (isShow || number !== null))
    .map(([, { season, number }]) => {
      const part = medium === 'album' ? ('track' as const) : ('episode' as const)
      const kind = number === null ? ('season' as const) : part
      return { ...bare, kind, season, number, position: positionOf({ kind, season, number }) }
    })
  if (missing.length > 0) for (const entry of await insertEntries(tx, id, missing)) add(entry)
  return (entry) => known.get(keyOf(entry))
}

/** Deletes those of some entries that only members named and nobody saw, rated, talks about or is at. */
export function removeUnusedEntries(tx: Tx, ids: readonly number[]): Promise<void> {
  return deleteUnusedEntries(tx, ids)
}
