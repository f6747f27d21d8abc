import type { EntryKind } from '@medley/contract/works/entries'
import type { Medium } from '@medley/contract/values/medium'
import type { EntryFacts, EntryListing } from '../../catalogue/work-facts.ts'
import type { ChangedEntry, NewEntry, StoredEntry } from './entries.queries.ts'

/** The changes that make the stored entries of a work those of a source. */
export interface EntrySync {
  added: NewEntry[]
  changed: ChangedEntry[]
  /** Ids of entries that the source does not list. */
  dropped: number[]
}

/** More seasons than any show has; positions of specials come after them. */
const specialsFrom = 10_000
const perSeason = 100_000
/** The source of entries that are made of a work's bare titles. */
const ofTitles = 'titles'
const dayMs = 24 * 60 * 60_000

/**
 * Compares stored entries with a source's. An entry is the same by its id at the source, else by season and
 * number, else, where nothing is numbered, by title. One whose id the source lists no more got another if two of
 * number, title and day are the same. A partial listing drops nothing. Others drop entries of this source, or made of bare titles, whose
 * kinds they list; a listing without numbers, which may end anywhere, none that are older than all it lists.
 */
export function compareEntries(
  stored: readonly StoredEntry[],
  listing: EntryListing,
  { isPartial }: { isPartial: boolean },
): EntrySync {
  const listed = orderEntries(listing)
  const take = matcher(stored, listed)
  const pairs = listed.map((entry) => ({ entry, known: take(entry) }))
  const matched = new Set(pairs.flatMap(({ known }) => known?.id ?? []))
  const kinds = new Set<EntryKind>(listed.map(({ kind }) => kind))
  const start = startOf(listed)
  return {
    added: pairs.flatMap(({ entry, known }) => (known ? [] : [entry])),
    changed: pairs.flatMap(({ entry, known }) => {
      const next = known && { ...entry, id: known.id, isGone: false }
      return next && !isEqual(known, next) ? [next] : []
    }),
    dropped: stored
      .filter(
        ({ id, kind, source, isGone, releaseDate }) =>
          !isPartial &&
          !isGone &&
          (source === listing.source || source === ofTitles) &&
          kinds.has(kind) &&
          !matched.has(id) &&
          !(start !== null && releaseDate !== null && releaseDate < start),
      )
      .map(({ id }) => id),
  }
}

/** The first day of a listing without numbers; null of others. */
function startOf(listed: readonly NewEntry[]): string | null {
  if (listed.some((entry) => nameOf(entry) !== undefined)) return null
  const days = listed.flatMap(({ releaseDate }) => releaseDate ?? [])
  return days.length < listed.length ? null : (days.toSorted()[0] ?? null)
}

/** The listing to follow: that of the source which the stored entries are from, else the fullest. */
export function chooseListing(
  stored: readonly StoredEntry[],
  listings: readonly EntryListing[],
): EntryListing | undefined {
  const known = new Set(stored.flatMap(({ source, isGone }) => (isGone ? [] : (source ?? []))))
  const hasEpisodes = ({ items }: EntryListing) => items.some(({ kind }) => kind !== 'season')
  const full = listings.filter(hasEpisodes)
  const usable = full.length > 0 ? full : listings
  return usable.find(({ source }) => known.has(source)) ?? usable[0]
}

/** Entries made of a work's bare titles: seasons, tracks of one disc, or episodes without a number. */
export function entriesOfTitles(medium: Medium, titles: readonly string[]): EntryListing {
  const bare = { releaseDate: null, minutes: null, id: null }
  const items = titles.map((title, index): EntryFacts => {
    if (medium === 'tvShow') {
      const [, number] = /^Season (\d{1,4})$/.exec(title) ?? []
      const season = number === undefined ? index + 1 : Number(number)
      return { ...bare, kind: 'season', season, number: null, title: number ? null : title }
    }
    if (medium === 'album') return { ...bare, kind: 'track', season: 1, number: index + 1, title }
    return { ...bare, kind: 'episode', season: null, number: null, title }
  })
  return { source: ofTitles, items }
}

/** The place of an entry in the order of its work. */
export function positionOf(entry: Pick<EntryFacts, 'season' | 'number' | 'kind'>): number {
  const season = entry.season === 0 ? specialsFrom : (entry.season ?? 1)
  return (
    season * perSeason + (entry.kind === 'season' ? 0 : Math.min(entry.number ?? 0, perSeason - 1))
  )
}

type Placed = Pick<StoredEntry, 'id' | 'season' | 'number' | 'position' | 'releaseDate'>

/** True for an entry and those before it, in the order of `placeOf`. */
export function isUpTo(medium: Medium, one: Placed, end: Placed): boolean {
  const [key, last] = [orderKeyOf(medium, one), orderKeyOf(medium, end)]
  const different = key.findIndex((part, index) => part !== last[index])
  return different === -1 || (key[different] ?? 0) < (last[different] ?? 0)
}

function orderKeyOf(medium: Medium, { id, season, number, position, releaseDate }: Placed) {
  if (medium !== 'podcast') return ['', position, id]
  const isNumbered = season !== null && number !== null
  return [releaseDate ?? '', isNumbered ? position : -position, id]
}

/** Each entry once, with its position: by season and number, or the newest first where nothing is numbered. */
function orderEntries({ source, items }: EntryListing): NewEntry[] {
  const names = new Set<string>()
  const fresh = items.filter((entry) => {
    const name = nameOf(entry) ?? (entry.id === null ? undefined : `id ${entry.id}`)
    if (name === undefined) return true
    if (names.has(name)) return false
    names.add(name)
    return true
  })
  const perDay = new Map<string | null, number>()
  return fresh.map(({ id, ...entry }, index) => {
    const nth = perDay.get(entry.releaseDate) ?? 0
    perDay.set(entry.releaseDate, nth + 1)
    const isNumbered = nameOf(entry) !== undefined
    const position = isNumbered ? positionOf(entry) : byDate(entry.releaseDate, nth, index)
    return { ...entry, source, sourceId: id, position }
  })
}

/** The place of an entry without a number that no source lists. */
export const positionByDate = (date: string | null) => byDate(date, 0, 0)

/** Stays the same when newer episodes come; those without a date are last, as the source has them. */
function byDate(date: string | null, nth: number, index: number): number {
  if (date === null) return index
  const day = Math.floor(Date.parse(date) / dayMs)
  return Number.isNaN(day) ? index : Math.max(-2_000_000, -day) * 1_000 + Math.min(nth, 999)
}

/** The name of a numbered entry; undefined where nothing is numbered. */
function nameOf({ kind, season, number }: Pick<EntryFacts, 'kind' | 'season' | 'number'>) {
  if (kind === 'season') return `season ${season}`
  return season === null || number === null ? undefined : `${kind} ${season} ${number}`
}

/** Finds the stored entry of a listed one; each is found once. */
function matcher(stored: readonly StoredEntry[], listed: readonly NewEntry[]) {
  const free = new Set(stored)
  const byId = indexBy(stored, keyOf)
  const byName = indexBy(stored, nameOf)
  const unnumbered = stored.filter((one) => nameOf(one) === undefined)
  const byTitle = indexBy(unnumbered, (one) =>
    one.sourceId === null || one.isGone ? one.title : undefined,
  )
  const byDay = indexBy(stored, dayAndTitleOf)
  const ids = new Set(listed.map(keyOf))
  const renamed = (entry: NewEntry) => {
    const known = byDay.get(dayAndTitleOf(entry) ?? '')
    return known && free.has(known) && hasNewId(known, entry, ids) ? known : undefined
  }
  return (entry: NewEntry): StoredEntry | undefined => {
    const candidates = [
      byId.get(keyOf(entry) ?? ''),
      byName.get(nameOf(entry) ?? ''),
      entry.title === null ? undefined : byTitle.get(entry.title),
    ]
    const known =
      candidates.find(
        (one) => one && free.has(one) && (isOfSame(one, entry) || hasNewId(one, entry, ids)),
      ) ?? renamed(entry)
    if (known) free.delete(known)
    return known
  }
}

const keyOf = ({ source, sourceId }: Pick<StoredEntry, 'source' | 'sourceId'>) =>
  sourceId && `${source} ${sourceId}`

const dayAndTitleOf = ({ kind, releaseDate, title }: NewEntry) =>
  releaseDate !== null && title !== null ? `${kind} ${releaseDate} ${title}` : undefined

/** Another id at the same source is another entry, whatever its number is now. */
function isOfSame(stored: StoredEntry, entry: NewEntry): boolean {
  const bothKnown = stored.source === entry.source && stored.sourceId !== null
  return !bothKnown || entry.sourceId === null || stored.sourceId === entry.sourceId
}

/** True if the source gave an entry another id: it lists the old one no more, and the title or the day is the same. */
function hasNewId(
  stored: StoredEntry,
  entry: NewEntry,
  listedIds: ReadonlySet<string | null>,
): boolean {
  if (stored.source !== entry.source || listedIds.has(keyOf(stored))) return false
  const isSame = (one: string | null, other: string | null) => one !== null && one === other
  return isSame(stored.title, entry.title) || isSame(stored.releaseDate, entry.releaseDate)
}

function indexBy(
  stored: readonly StoredEntry[],
  keyOf: (one: StoredEntry) => string | null | undefined,
): Map<string, StoredEntry> {
  const index = new Map<string, StoredEntry>()
  for (const one of stored) {
    const key = keyOf(one)
    if (key && !index.has(key)) index.set(key, one)
  }
  return index
}

function isEqual(known: StoredEntry, next: ChangedEntry): boolean {
  const { workId: _, ...before } = known
  return JSON.stringify(sorted(before)) === JSON.stringify(sorted(next))
}

const sorted = (entry: object) => Object.entries(entry).toSorted(([a], [b]) => (a < b ? -1 : 1))
