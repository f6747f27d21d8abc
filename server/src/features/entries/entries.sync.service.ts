import type { EntryListing } from '../../catalogue/work-facts.ts'
import type { Tx } from '../../db/transaction.ts'
import type { EntryNews } from '../../events.ts'
import {
  type ChangedEntry,
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

const nothingNew: EntryNews = { seasonIds: [], partIds: [], moved: [], withdrawnIds: [] }

/** Makes the entries of a work those that its sources list. Returns what is new of one whose entries were listed before. */
export async function syncEntries(
  tx: Tx,
  { workId, listings, isPartial }: Fetched,
): Promise<EntryNews> {
  if (listings.length === 0) return nothingNew
  const stored = await listStoredEntries(tx, workId)
  const listing = chooseListing(stored, listings)
  return listing ? follow(tx, workId, stored, { listing, isPartial }) : nothingNew
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
): Promise<EntryNews> {
  const { added, changed, dropped } = compareEntries(stored, listing, { isPartial })
  // First, as a new entry may have the id that an old one had at the source.
  if (dropped.length > 0) await dropEntries(tx, dropped)
  if (changed.length > 0) await updateEntries(tx, changed)
  const inserted = added.length > 0 ? await insertEntries(tx, workId, added) : []
  const before = new Map(stored.map((entry) => [entry.id, entry]))
  const wasListed = stored.some(({ source }) => source === listing.source)
  return wasListed ? newsOf({ before, inserted, changed, dropped }) : nothingNew
}

interface Changes {
  before: ReadonlyMap<number, StoredEntry>
  inserted: readonly StoredEntry[]
  changed: readonly ChangedEntry[]
  dropped: readonly number[]
}

/** The changes that a member would call new; an entry that only members named is new once a source lists it. */
function newsOf({ before, inserted, changed, dropped }: Changes): EntryNews {
  const isFirst = ({ id }: { id: number }) => before.get(id)?.source === null
  const fresh = [...inserted, ...changed.filter(isFirst)]
  const idsOf = (isSeason: boolean) =>
    fresh
      .filter(({ kind }) => (kind === 'season') === isSeason)
      .toSorted((one, other) => one.position - other.position || one.id - other.id)
      .map(({ id }) => id)
  const moved = changed.flatMap(({ id, releaseDate: to }) => {
    const from = before.get(id)?.releaseDate ?? null
    return from === to || isFirst({ id }) ? [] : [{ entryId: id, from, to }]
  })
  const withdrawnIds = dropped.filter((id) => before.get(id)?.kind !== 'season')
  return { seasonIds: idsOf(true), partIds: idsOf(false), moved, withdrawnIds }
}
