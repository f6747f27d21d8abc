import type { ImportOutcome, ImportSource } from '@medley/contract/imports'
import { unknownDateLimit } from '@medley/contract/limits'
import { firstDayOf } from '../../../partial-dates.ts'
import type { ExistingReview } from '../../reviews/reviews.import-target.ts'
import type { SharedOutcome } from '../port/import-target.ts'
import { sharedOutcome } from './shared-outcome.ts'
import type { StoredNote } from './stored-message.ts'
import type { Entry, Item, ItemRow, ListItem, WorkItem } from './import-item.ts'

/** What the member has for some works and lists. Planning an item adds its writes. */
export interface ExistingData {
  reviews: Map<number, ExistingReview[]>
  /** Since when works are engaged or saved. */
  engaged: Map<number, string>
  saved: Map<number, string>
  /** Number of viewings by work and day. */
  viewings?: Map<number, Map<string | null, number>>
  /** What is here of comments, likes and friends. */
  shared?: ReadonlyMap<Item, SharedOutcome>
  /** Mediums with a favorite. */
  favorites?: ReadonlySet<string>
  /** Maps the key of a list in the import to the member's list with the same title, and its works. */
  lists: Map<string, { id: number | null; works: Set<number> }>
}

/** The decisions about an item, by the member or from a certain match. */
export interface Decided {
  /** Negative for a work that will be added. */
  workId: number | null
  isSkipped: boolean
  score: number | null
}

/** Outcome of one review. */
export interface ReviewOutcome {
  outcome: ImportOutcome
  rating: number | null
  /** Id of the existing review that is completed instead of adding a new one. */
  completes: number | null
}

/**
 * Outcome of an item and of each of its rows. `viewings` is absent in plans older than the field; `friend` is the
 * username of a left-out friend to whom a request can be sent.
 */
export interface PlannedOutcome {
  outcome: ImportOutcome
  question: 'work' | 'score' | null
  reviews: ReviewOutcome[]
  engaged: ImportOutcome | null
  saved: ImportOutcome | null
  listings: ImportOutcome[]
  viewings?: ImportOutcome[]
  friend?: string
  rows: { file: number; outcome: ImportOutcome; note: StoredNote | null }[]
}

type Days = Pick<Entry, 'timePosted' | 'dateViewed' | 'viewedIn'>

/** Identifies the row of an export that a review comes from. */
export function importKey(source: ImportSource, { timePosted, dateViewed }: Days): string {
  return `${source}|${timePosted}|${dateViewed ?? ''}`
}

/** Plans the writes of an item against the existing data, and adds them to it. */
export function planItem(item: Item, decided: Decided, existing: ExistingData): PlannedOutcome {
  if (item.kind === 'leftOut') return allRows(item, 'leftOut', null)
  if (decided.isSkipped) return allRows(item, 'leftOut', [{ code: 'skipped' }])
  if (item.kind === 'list') return planList(item, existing)
  if (item.kind === 'shared') {
    const { outcome, note, friend } = sharedOutcome(item, existing.shared?.get(item) ?? 'absent')
    return { ...allRows(item, outcome, note), ...(friend === undefined ? {} : { friend }) }
  }
  if (decided.workId === null) return { ...allRows(item, 'choice', null), question: 'work' }
  return planWork(item, decided.workId, decided.score, existing)
}

function allRows(item: Item, outcome: ImportOutcome, note: StoredNote | null): PlannedOutcome {
  const isWork = item.kind === 'work'
  const reviews = isWork ? item.entries : []
  return {
    outcome,
    question: null,
    reviews: reviews.map(({ rating }) => ({
      outcome,
      rating: rating?.points ?? null,
      completes: null,
    })),
    engaged: isWork && item.engaged ? outcome : null,
    saved: isWork && item.saved ? outcome : null,
    listings: isWork ? item.listings.map(() => outcome) : item.kind === 'list' ? [outcome] : [],
    viewings: isWork ? (item.viewings ?? []).map(() => outcome) : [],
    rows: item.rows.map(({ file, note: own }) => ({ file, outcome, note: note ?? own })),
  }
}

function planList(item: ListItem, existing: ExistingData): PlannedOutcome {
  const list = existing.lists.get(item.list)
  const isHere = list !== undefined && list.id !== null
  return allRows(item, isHere ? 'here' : 'new', null)
}

/** Items of a file that was chosen to be reviews wait as a whole for a score; others write the rest. */
function planWork(
  item: WorkItem,
  workId: number,
  score: number | null,
  existing: ExistingData,
): PlannedOutcome {
  const known = existing.reviews.get(workId) ?? []
  const waits = item.entries.some(
    (entry) =>
      entry.needsScore === true &&
      entry.rating === null &&
      score === null &&
      !known.some((review) => isSameReview(review, item.source, entry)),
  )
  if (!waits) return planWriting(item, workId, score, existing)
  return waiting(planWriting(item, workId, score, copyOf(existing, item, workId)))
}

/** A copy of the existing data for one item, so that a tentative plan does not change the original. */
function copyOf(existing: ExistingData, { listings }: WorkItem, workId: number): ExistingData {
  const only = (works: ReadonlySet<number>) => new Set(works.has(workId) ? [workId] : [])
  const ofWork = (marks: ReadonlyMap<number, string>) =>
    new Map([...marks].filter(([id]) => id === workId))
  const lists = listings.flatMap(({ list }) => {
    const own = existing.lists.get(list)
    return own ? [[list, { id: own.id, works: only(own.works) }] as const] : []
  })
  const reviews = existing.reviews.get(workId) ?? []
  return {
    reviews: new Map([[workId, reviews.map((review) => ({ ...review }))]]),
    engaged: ofWork(existing.engaged),
    saved: ofWork(existing.saved),
    viewings: new Map([[workId, new Map(existing.viewings?.get(workId))]]),
    lists: new Map(lists),
  }
}

function waiting(plannedOutcome: PlannedOutcome): PlannedOutcome {
  const wait = (outcome: ImportOutcome) => (outcome === 'new' ? 'choice' : outcome)
  return {
    outcome: 'choice',
    question: 'score',
    reviews: plannedOutcome.reviews.map((review) => ({ ...review, outcome: wait(review.outcome) })),
    engaged: plannedOutcome.engaged && wait(plannedOutcome.engaged),
    saved: plannedOutcome.saved && wait(plannedOutcome.saved),
    listings: plannedOutcome.listings.map(wait),
    viewings: (plannedOutcome.viewings ?? []).map(wait),
    rows: plannedOutcome.rows.map((row) => ({ ...row, outcome: wait(row.outcome) })),
  }
}

function planWriting(
  item: WorkItem,
  workId: number,
  score: number | null,
  existing: ExistingData,
): PlannedOutcome {
  const known = existing.reviews.get(workId) ?? []
  existing.reviews.set(workId, known)
  const reviews = item.entries.map((entry) => planReview(item.source, entry, score, known))
  const engaged = engagedOutcome(item, reviews, existing.engaged.has(workId))
  const viewings = viewingOutcomes(item, workId, existing)
  const isSeen = engaged !== null || item.entries.length > 0 || existing.engaged.has(workId)
  const isOver = isSeen && !isSavedSince(item, daysSeen(item, workId, existing))
  const saved: ImportOutcome | null =
    item.saved && (isOver ? 'leftOut' : existing.saved.has(workId) ? 'here' : 'new')
  const listings = item.listings.map(({ list }) => listingOutcome(list, workId, existing))
  if (engaged === 'new') existing.engaged.set(workId, item.engaged?.time ?? '')
  if (saved === 'new') existing.saved.set(workId, item.saved?.time ?? '')
  const favorite: ImportOutcome = existing.favorites?.has(item.work.mediums[0] ?? '')
    ? 'here'
    : 'new'
  const parts = { reviews, engaged, saved, listings, viewings }
  const rows = item.rows.map((row) => rowOutcome(row, { ...parts, favorite }))
  const question = reviews.some(({ outcome }) => outcome === 'choice') ? 'score' : null
  return { ...parts, outcome: outcomeOf(parts, rows), question, rows }
}

/** Whether a seen work was saved to be seen again: the source says so, or its days do. */
function isSavedSince({ source, saved }: WorkItem, seen: readonly string[]): boolean {
  if (source === 'medley' || saved?.staysSaved) return true
  const day = saved?.time?.slice(0, 10)
  return day !== undefined && seen.length > 0 && seen.every((one) => one < day)
}

/** The days on which a work was seen, as far as they are known. */
function daysSeen(item: WorkItem, workId: number, existing: ExistingData): string[] {
  const reviews = [...item.entries, ...(existing.reviews.get(workId) ?? [])]
  const times = [
    ...reviews.map(({ dateViewed, timePosted }) => dateViewed ?? timePosted),
    ...(item.viewings ?? []).map(({ day }) => day),
    ...(existing.viewings?.get(workId)?.keys() ?? []),
    item.engaged?.time,
    existing.engaged.get(workId),
  ]
  return times.flatMap((time) => (time && time !== unknownDateLimit ? time.slice(0, 10) : []))
}

function planReview(
  source: ImportSource,
  entry: Entry,
  score: number | null,
  known: ExistingReview[],
): ReviewOutcome {
  const rating = entry.rating?.points ?? score
  const same = known.find(
    (review) => isSameReview(review, source, entry) || isSameUntimed(review, entry, rating),
  )
  if (same) {
    const isCompleted = entry.text !== null && !same.hasText && same.id > 0
    same.hasText ||= isCompleted
    const outcome = isCompleted ? 'new' : 'here'
    return { outcome, rating, completes: isCompleted ? same.id : null }
  }
  if (rating === null) return { outcome: 'choice', rating, completes: null }
  const bare = known.find((review) => isBareOf(review, source, rating))
  if (entry.isBare && known.some((review) => covers(review, source, rating))) {
    return { outcome: 'here', rating, completes: null }
  }
  if (bare && !entry.isBare) {
    Object.assign(bare, { ...daysOf(entry), hasText: entry.text !== null, importedAs: null })
    return { outcome: 'new', rating, completes: bare.id }
  }
  const hasText = entry.text !== null
  const importedAs = importKey(source, entry)
  known.push({ id: 0, importSource: source, ...daysOf(entry), rating, hasText, importedAs })
  return { outcome: 'new', rating, completes: null }
}

const daysOf = ({ timePosted, dateViewed }: Entry) => ({ timePosted, dateViewed })

/** Whether an existing review is the same as an entry of an export. */
export function isSameReview(review: ExistingReview, source: ImportSource, entry: Days): boolean {
  if (review.importedAs === importKey(source, entry)) return true
  if (entry.viewedIn?.length === 7 && review.importedAs === keyOfFirstDay(source, entry))
    return true
  return (
    // In a Medley export each review keeps its original source.
    (source === 'medley' || review.importSource === source) &&
    review.timePosted === entry.timePosted &&
    review.dateViewed === entry.dateViewed
  )
}

/** The key of a month in imports of earlier versions, which read it as its first day. */
function keyOfFirstDay(source: ImportSource, { timePosted, viewedIn }: Days): string {
  return importKey(source, { timePosted, dateViewed: firstDayOf(viewedIn ?? null) })
}

/** Whether an existing review has the day and score of an entry whose time of posting is unknown. */
function isSameUntimed(review: ExistingReview, entry: Entry, rating: number | null): boolean {
  return (
    entry.isUntimed === true &&
    review.dateViewed === entry.dateViewed &&
    (review.rating === rating || rating === null)
  )
}

/** Whether a review is a bare score with the same value and source, which its diary row can complete. */
function isBareOf(review: ExistingReview, source: ImportSource, rating: number): boolean {
  const isBare = review.dateViewed === null && !review.hasText && review.id > 0
  return isBare && review.importSource === source && review.rating === rating
}

/** Whether a review makes a bare score redundant: it has the same source or the same rating. */
function covers(review: ExistingReview, source: ImportSource, rating: number): boolean {
  return review.importSource === source || review.rating === rating
}

function engagedOutcome(
  item: WorkItem,
  reviews: readonly ReviewOutcome[],
  isEngaged: boolean,
): ImportOutcome | null {
  // A review that waits for a score tells that the work was watched, read or heard.
  const isImplied = reviews.some(({ outcome }) => outcome === 'new' || outcome === 'choice')
  if (!item.engaged && !isImplied) return null
  return isEngaged ? 'here' : 'new'
}

/**
 * As many viewings of a day are new as the files have more than the member. One that an earlier version read
 * as another day is known by that.
 */
function viewingOutcomes(
  { viewings = [] }: WorkItem,
  workId: number,
  existing: ExistingData,
): ImportOutcome[] {
  existing.viewings ??= new Map()
  const known = existing.viewings.get(workId) ?? new Map<string | null, number>()
  existing.viewings.set(workId, known)
  const seen = new Map<string | null, number>()
  const isKnown = (day: string | null) => {
    const count = (seen.get(day) ?? 0) + 1
    if (count > (known.get(day) ?? 0)) return false
    seen.set(day, count)
    return true
  }
  return viewings.map(({ day, dayBefore }) => {
    if (isKnown(day) || (dayBefore !== undefined && isKnown(dayBefore))) return 'here'
    known.set(day, (known.get(day) ?? 0) + 1)
    seen.set(day, (seen.get(day) ?? 0) + 1)
    return 'new'
  })
}

function listingOutcome(list: string, workId: number, { lists }: ExistingData): ImportOutcome {
  const { id, works } = lists.get(list) ?? { id: null, works: new Set<number>() }
  lists.set(list, { id, works })
  if (works.has(workId)) return 'here'
  works.add(workId)
  return 'new'
}

function rowOutcome(
  { file, targets, note }: ItemRow,
  {
    reviews,
    engaged,
    saved,
    listings,
    viewings,
    favorite,
  }: Omit<PlannedOutcome, 'rows' | 'outcome' | 'question'> & { favorite: ImportOutcome },
): PlannedOutcome['rows'][number] {
  const outcomes: (ImportOutcome | null | undefined)[] = [
    targets.entry === undefined ? null : reviews[targets.entry]?.outcome,
    targets.engaged ? engaged : null,
    targets.saved ? saved : null,
    targets.favorite ? favorite : null,
    ...(targets.listings ?? []).map((place) => listings[place]),
    ...(targets.viewings ?? []).map((place) => viewings?.[place]),
  ]
  const outcome = strongest(outcomes.filter((one) => one !== null && one !== undefined))
  const isSeen = targets.saved && outcome === 'leftOut'
  return { file, outcome, note: isSeen ? [{ code: 'seenAlready' }] : note }
}

const strength: readonly ImportOutcome[] = ['choice', 'new', 'here', 'leftOut']

/** New, if any part of the item is; the parts that need a choice wait. */
function outcomeOf(
  { reviews, engaged, saved, listings, viewings = [] }: Omit<PlannedOutcome, Derived>,
  rows: PlannedOutcome['rows'],
): ImportOutcome {
  const outcomes = rows.map(({ outcome }) => outcome)
  const parts = [...reviews.map(({ outcome }) => outcome), engaged, saved, ...listings, ...viewings]
  return [...outcomes, ...parts].includes('new') ? 'new' : strongest(outcomes)
}

type Derived = 'rows' | 'outcome' | 'question'

function strongest(outcomes: readonly ImportOutcome[]): ImportOutcome {
  return strength.find((outcome) => outcomes.includes(outcome)) ?? 'leftOut'
}
