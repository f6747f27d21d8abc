import type { Medium } from '@medley/contract/values/medium'
import { notFound } from '../../../app-error.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/transaction.ts'
import type { RunningJob } from '../../../jobs/job-kind.ts'
import { keyOfNumbers, type NamedEntry, UnnumberedEntries } from './entries.naming.rules.ts'
import {
  deleteForgottenEntries,
  deleteUnusedEntries,
  insertEntries,
  type NewEntry,
  type StoredEntry,
} from '../entries.queries.ts'
import { positionByDate, positionOf } from '../entries.sync.rules.ts'

export type { NamedEntry }

/** A work with its entries. */
export interface EntriesOfWork {
  id: number
  medium: Medium
  stored: readonly StoredEntry[]
}

const bare = {
  title: null,
  releaseDate: null,
  minutes: null,
  source: null,
  sourceId: null,
  isGone: true,
}

/**
 * Finds the entries of a work with these names; those that nobody knows are made, an episode with its season. They
 * are gone until a source lists them or, where they have a number, three members have them: anyone can name any.
 * Returns a function from names to the entry. Throws `work_entry_not_found` for works that have no entries.
 */
export async function findOrMakeEntries(
  tx: Tx,
  { id, medium, stored }: EntriesOfWork,
  named: readonly NamedEntry[],
  allow?: (missing: readonly NewEntry[]) => Promise<void>,
): Promise<(entry: NamedEntry) => StoredEntry | undefined> {
  if (medium === 'film' || medium === 'book') throw notFound('work_entry')
  // Those that are listed come first.
  const known = new KnownEntries(stored.toSorted((a, b) => Number(a.isGone) - Number(b.isGone)))
  const missing = [...missingNumbers(medium, known, named), ...missingOthers(medium, known, named)]
  if (missing.length > 0) {
    await allow?.(missing)
    for (const entry of await insertEntries(tx, id, missing)) known.add(entry)
  }
  return (entry) => known.find(entry)
}

class KnownEntries {
  readonly #numbered = new Map<string, StoredEntry>()
  readonly #others = new UnnumberedEntries<StoredEntry>()

  constructor(stored: readonly StoredEntry[]) {
    for (const entry of stored) this.add(entry)
  }

  add(entry: StoredEntry): void {
    const isNumbered =
      entry.season !== null && (entry.number === null) === (entry.kind === 'season')
    const key = keyOfNumbers(entry)
    // Files may name by its title what has a number here.
    this.#others.add(entry)
    if (isNumbered && !this.#numbered.has(key)) this.#numbered.set(key, entry)
  }

  find(named: NamedEntry): StoredEntry | undefined {
    if (named.unnumbered) return this.#others.find(named.unnumbered)
    return this.#numbered.get(keyOfNumbers(named))
  }
}

const partOf = (medium: Medium) => (medium === 'album' ? 'track' : 'episode')

function missingNumbers(
  medium: Medium,
  known: KnownEntries,
  named: readonly NamedEntry[],
): NewEntry[] {
  const isShow = medium === 'tvShow'
  const seasons = isShow ? named.map(({ season }) => ({ season, number: null })) : []
  const numbered = named.filter(({ unnumbered }) => unnumbered === undefined)
  const wanted = new Map([...seasons, ...numbered].map((entry) => [keyOfNumbers(entry), entry]))
  return [...wanted.values()]
    .filter((entry) => entry.season !== null && (isShow || entry.number !== null))
    .filter((entry) => !known.find(entry))
    .map(({ season, number }) => {
      const kind = number === null ? 'season' : partOf(medium)
      return { ...bare, kind, season, number, position: positionOf({ kind, season, number }) }
    })
}

function missingOthers(
  medium: Medium,
  known: KnownEntries,
  named: readonly NamedEntry[],
): NewEntry[] {
  const fresh = new UnnumberedEntries<NewEntry>()
  for (const { season, unnumbered } of named) {
    if (!unnumbered || known.find({ season, number: null, unnumbered })) continue
    if (fresh.find(unnumbered)) continue
    const position = positionByDate(unnumbered.releaseDate)
    const numbering = { kind: partOf(medium), season, number: null, position } as const
    fresh.add({ ...unnumbered, ...numbering, minutes: null, isGone: true })
  }
  return [...fresh]
}

/** Deletes those of some entries that only members named and nobody saw, rated, talks about or is at. */
export function removeUnusedEntries(tx: Tx, ids: readonly number[]): Promise<void> {
  return deleteUnusedEntries(tx, ids)
}

const forgottenAtOnce = 500

/** Deletes, in chunks, the entries that no source lists and to which nobody refers. */
export async function removeForgottenEntries(
  { db }: Pick<Context, 'db'>,
  job: Pick<RunningJob, 'signal'>,
): Promise<void> {
  for (let deleted = forgottenAtOnce; deleted > 0;) {
    job.signal.throwIfAborted()
    deleted = await deleteForgottenEntries(db, forgottenAtOnce)
  }
}
