import type { ImportFate, ImportSource } from '@medley/contract/imports'
import type { Entry, Item, ItemRow, ListItem, WorkItem } from './imports.item.ts'

/** A review of the member's that stands here. */
export interface StandingReview {
  id: number
  importSource: string | null
  timePosted: string
  dateViewed: string | null
  rating: number
  hasText: boolean
  /** What an import wrote it as, where one did: stays when the member changes the day. */
  importedAs: string | null
}

/** What the member has here of the works of some items. Foreseeing adds what it foresees. */
export interface Presence {
  reviews: Map<number, StandingReview[]>
  engaged: Set<number>
  saved: Set<number>
  /** The mediums that have a favourite; asked only where an item is one. */
  favorites?: ReadonlySet<string>
  /** By the key of a list in the import: the list here of that title, and its works. */
  lists: Map<string, { id: number | null; works: Set<number> }>
}

/** What the member, or a certain match, has decided of an item. */
export interface Decided {
  /** Below 0 for a work that will be added. */
  workId: number | null
  isSkipped: boolean
  score: number | null
}

/** What becomes of one review. */
export interface ForeseenReview {
  fate: ImportFate
  rating: number | null
  /** The review here that gets what it lacks, instead of a new one. */
  completes: number | null
}

/** What becomes of an item and of each of its rows. */
export interface Foresight {
  fate: ImportFate
  question: 'work' | 'score' | null
  reviews: ForeseenReview[]
  engaged: ImportFate | null
  saved: ImportFate | null
  listings: ImportFate[]
  rows: { file: number; fate: ImportFate; note: string | null }[]
}

/** Names a review of an import as long as it stands. */
export function importKey(source: ImportSource, { timePosted, dateViewed }: Entry): string {
  return `${source}|${timePosted}|${dateViewed ?? ''}`
}

/** What writing an item would do now. */
export function foresee(item: Item, decided: Decided, presence: Presence): Foresight {
  if (item.kind === 'leftOut') return allRows(item, 'leftOut', null)
  if (decided.isSkipped) return allRows(item, 'leftOut', 'Skipped')
  if (item.kind === 'list') return foreseeList(item, presence)
  if (decided.workId === null) return { ...allRows(item, 'choice', null), question: 'work' }
  return foreseeWork(item, decided.workId, decided.score, presence)
}

function allRows(item: Item, fate: ImportFate, note: string | null): Foresight {
  const isWork = item.kind === 'work'
  const reviews = isWork ? item.entries : []
  return {
    fate,
    question: null,
    reviews: reviews.map(({ rating }) => ({
      fate,
      rating: rating?.points ?? null,
      completes: null,
    })),
    engaged: isWork && item.engaged ? fate : null,
    saved: isWork && item.saved ? fate : null,
    listings: isWork ? item.listings.map(() => fate) : item.kind === 'list' ? [fate] : [],
    rows: item.rows.map(({ file, note: own }) => ({ file, fate, note: note ?? own })),
  }
}

function foreseeList(item: ListItem, presence: Presence): Foresight {
  const standing = presence.lists.get(item.list)
  const isHere = standing !== undefined && standing.id !== null
  return allRows(item, isHere ? 'here' : 'new', null)
}

/** An item is written as a whole: as long as a score is asked for, nothing of it is. */
function foreseeWork(
  item: WorkItem,
  workId: number,
  score: number | null,
  presence: Presence,
): Foresight {
  const standing = presence.reviews.get(workId) ?? []
  const waits = item.entries.some(
    (entry) =>
      entry.rating === null &&
      score === null &&
      !standing.some((review) => isSame(review, item.source, entry)),
  )
  if (!waits) return foreseeWriting(item, workId, score, presence)
  return waiting(foreseeWriting(item, workId, score, copyOf(presence, item, workId)))
}

/** What the member has of the work and lists of one item, for guesses that leave no trace. */
function copyOf(presence: Presence, { listings }: WorkItem, workId: number): Presence {
  const only = (works: ReadonlySet<number>) => new Set(works.has(workId) ? [workId] : [])
  const lists = listings.flatMap(({ list }) => {
    const standing = presence.lists.get(list)
    return standing ? [[list, { id: standing.id, works: only(standing.works) }] as const] : []
  })
  const reviews = presence.reviews.get(workId) ?? []
  return {
    reviews: new Map([[workId, reviews.map((review) => ({ ...review }))]]),
    engaged: only(presence.engaged),
    saved: only(presence.saved),
    lists: new Map(lists),
  }
}

function waiting(foresight: Foresight): Foresight {
  const wait = (fate: ImportFate) => (fate === 'new' ? 'choice' : fate)
  return {
    fate: 'choice',
    question: 'score',
    reviews: foresight.reviews.map((review) => ({ ...review, fate: wait(review.fate) })),
    engaged: foresight.engaged && wait(foresight.engaged),
    saved: foresight.saved && wait(foresight.saved),
    listings: foresight.listings.map(wait),
    rows: foresight.rows.map((row) => ({ ...row, fate: wait(row.fate) })),
  }
}

function foreseeWriting(
  item: WorkItem,
  workId: number,
  score: number | null,
  presence: Presence,
): Foresight {
  const standing = presence.reviews.get(workId) ?? []
  presence.reviews.set(workId, standing)
  const reviews = item.entries.map((entry) => foreseeReview(item.source, entry, score, standing))
  const engaged = foreseeEngaged(item, reviews, presence.engaged.has(workId))
  const isSeen = engaged !== null || item.entries.length > 0 || presence.engaged.has(workId)
  const saved: ImportFate | null =
    item.saved &&
    (isSeen && item.source !== 'medley' ? 'leftOut' : presence.saved.has(workId) ? 'here' : 'new')
  const listings = item.listings.map(({ list }) => foreseeListing(list, workId, presence))
  if (engaged === 'new') presence.engaged.add(workId)
  if (saved === 'new') presence.saved.add(workId)
  const favorite: ImportFate = presence.favorites?.has(item.work.mediums[0] ?? '') ? 'here' : 'new'
  const parts = { reviews, engaged, saved, listings }
  const rows = item.rows.map((row) => foreseeRow(row, { ...parts, favorite }))
  return { ...parts, fate: strongest(rows.map(({ fate }) => fate)), question: null, rows }
}

function foreseeReview(
  source: ImportSource,
  entry: Entry,
  score: number | null,
  standing: StandingReview[],
): ForeseenReview {
  const rating = entry.rating?.points ?? score
  const same = standing.find((review) => isSame(review, source, entry))
  if (same) {
    const isCompleted = entry.text !== null && !same.hasText && same.id > 0
    same.hasText ||= isCompleted
    const fate = isCompleted ? 'new' : 'here'
    return { fate, rating, completes: isCompleted ? same.id : null }
  }
  if (rating === null) return { fate: 'choice', rating, completes: null }
  const bare = standing.find((review) => isBareOf(review, source, rating))
  if (entry.isBare && standing.some((review) => covers(review, source, rating))) {
    return { fate: 'here', rating, completes: null }
  }
  if (bare && !entry.isBare) {
    Object.assign(bare, { ...daysOf(entry), hasText: entry.text !== null, importedAs: null })
    return { fate: 'new', rating, completes: bare.id }
  }
  const hasText = entry.text !== null
  const importedAs = importKey(source, entry)
  standing.push({ id: 0, importSource: source, ...daysOf(entry), rating, hasText, importedAs })
  return { fate: 'new', rating, completes: null }
}

const daysOf = ({ timePosted, dateViewed }: Entry) => ({ timePosted, dateViewed })

function isSame(review: StandingReview, source: ImportSource, entry: Entry): boolean {
  if (review.importedAs === importKey(source, entry)) return true
  return (
    // A Medley's own file keeps where each review came from first.
    (source === 'medley' || review.importSource === source) &&
    review.timePosted === entry.timePosted &&
    review.dateViewed === entry.dateViewed
  )
}

/** A review that is no more than the same score, imported from the same source: its diary row completes it. */
function isBareOf(review: StandingReview, source: ImportSource, rating: number): boolean {
  const isBare = review.dateViewed === null && !review.hasText && review.id > 0
  return isBare && review.importSource === source && review.rating === rating
}

/** A bare score says nothing new beside a review of the same source or with the same score. */
function covers(review: StandingReview, source: ImportSource, rating: number): boolean {
  return review.importSource === source || review.rating === rating
}

function foreseeEngaged(
  item: WorkItem,
  reviews: readonly ForeseenReview[],
  isEngaged: boolean,
): ImportFate | null {
  const isImplied = reviews.some(({ fate }) => fate === 'new')
  if (!item.engaged && !isImplied) return null
  return isEngaged ? 'here' : 'new'
}

function foreseeListing(list: string, workId: number, { lists }: Presence): ImportFate {
  const standing = lists.get(list) ?? { id: null, works: new Set() }
  lists.set(list, standing)
  if (standing.works.has(workId)) return 'here'
  standing.works.add(workId)
  return 'new'
}

function foreseeRow(
  { file, feeds, note }: ItemRow,
  {
    reviews,
    engaged,
    saved,
    listings,
    favorite,
  }: Omit<Foresight, 'rows' | 'fate' | 'question'> & { favorite: ImportFate },
): Foresight['rows'][number] {
  const fates: (ImportFate | null | undefined)[] = [
    feeds.entry === undefined ? null : reviews[feeds.entry]?.fate,
    feeds.engaged ? engaged : null,
    feeds.saved ? saved : null,
    feeds.favorite ? favorite : null,
    ...(feeds.listings ?? []).map((place) => listings[place]),
  ]
  const fate = strongest(fates.filter((one) => one !== null && one !== undefined))
  const isSeen = feeds.saved && fate === 'leftOut'
  return { file, fate, note: isSeen ? 'Watched, read or heard already' : note }
}

const strength: readonly ImportFate[] = ['choice', 'new', 'here', 'leftOut']

function strongest(fates: readonly ImportFate[]): ImportFate {
  return strength.find((fate) => fates.includes(fate)) ?? 'leftOut'
}
