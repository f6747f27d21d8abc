import type { EntryListing } from '../../catalogue/work-facts.ts'
import type { Tx } from '../../db/transaction.ts'
import {
  dropEntries,
  insertEntries,
  listStoredEntries,
  lockTitles,
  type StoredEntry,
  updateEntries,
} from './entries.queries.ts'
import { chooseListing, compareEntries, entriesOfTitles } from './entries.sync.rules.ts'

interface Fetched {
  workId: number
  /** The listing of each source that has the work. */
  listings: readonly EntryListing[]
  /** Some sources could not be reached, so nothing is dropped. */
  isPartial: boolean
}

/** Makes the entries of a work those that its sources list. */
export async function syncEntries(tx: Tx, { workId, listings, isPartial }: Fetched): Promise<void> {
  if (listings.length === 0) return
  const stored = await listStoredEntries(tx, workId)
  const listing = chooseListing(stored, listings)
  if (listing) await follow(tx, workId, stored, { listing, isPartial })
}

/** The entries of a work, which are made of its titles if it has none yet. */
export async function loadEntries(tx: Tx, workId: number): Promise<StoredEntry[]> {
  const work = await lockTitles(tx, workId)
  const stored = await listStoredEntries(tx, workId)
  if (!work || work.titles.length === 0 || stored.length > 0) return stored
  const listing = entriesOfTitles(work.medium, work.titles)
  const { added } = compareEntries(stored, listing, { isPartial: true })
  return insertEntries(tx, workId, added)
}

async function follow(
  tx: Tx,
  workId: number,
  stored: readonly StoredEntry[],
  { listing, isPartial }: { listing: EntryListing; isPartial: boolean },
): Promise<void> {
  const { added, changed, dropped } = compareEntries(stored, listing, { isPartial })
  // First, as a new entry may have the id that an old one had at the source.
  if (dropped.length > 0) await dropEntries(tx, dropped)
  if (changed.length > 0) await updateEntries(tx, changed)
  if (added.length > 0) await insertEntries(tx, workId, added)
}
