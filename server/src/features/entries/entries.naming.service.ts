import type { Medium } from '@medley/contract/medium'
import { notFound } from '../../app-error.ts'
import type { Tx } from '../../db/transaction.ts'
import { insertEntries, listStoredEntries } from './entries.queries.ts'
import { positionOf } from './entries.sync.rules.ts'
import { makeEntriesOfTitles } from './entries.sync.service.ts'

/** An entry by its numbers; a season as a whole has no number of its own. */
export interface NumberedEntry {
  season: number
  number: number | null
}

const bare = { title: null, releaseDate: null, minutes: null, source: null, sourceId: null }
const keyOf = ({ season, number }: NumberedEntry) => `${season} ${number ?? ''}`

/**
 * Finds the entries of a work with these numbers; those that nobody knows are made, an episode with its season.
 * Returns a function from numbers to the id. Throws `work_entry_not_found` for works that have no entries.
 */
export async function findOrMakeEntries(
  tx: Tx,
  { id, medium }: { id: number; medium: Medium },
  named: readonly NumberedEntry[],
): Promise<(entry: NumberedEntry) => number | undefined> {
  if (medium === 'film' || medium === 'book') throw notFound('work_entry')
  await makeEntriesOfTitles(tx, id)
  const ids = new Map<string, number>()
  for (const { id: entryId, season, number } of await listStoredEntries(tx, id)) {
    const key = keyOf({ season: season ?? 0, number })
    if (season !== null && !ids.has(key)) ids.set(key, entryId)
  }
  const seasons = medium === 'tvShow' ? named.map(({ season }) => ({ season, number: null })) : []
  const wanted = new Map([...seasons, ...named].map((entry) => [keyOf(entry), entry]))
  const isShow = medium === 'tvShow'
  const missing = [...wanted]
    .filter(([key, { number }]) => !ids.has(key) && (isShow || number !== null))
    .map(([, { season, number }]) => {
      const part = medium === 'album' ? ('track' as const) : ('episode' as const)
      const kind = number === null ? ('season' as const) : part
      return { ...bare, kind, season, number, position: positionOf({ kind, season, number }) }
    })
  if (missing.length > 0) {
    for (const { id: entryId, season, number } of await insertEntries(tx, id, missing)) {
      if (season !== null) ids.set(keyOf({ season, number }), entryId)
    }
  }
  return (entry) => ids.get(keyOf(entry))
}
