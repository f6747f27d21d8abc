import type { ImportOutcome, ImportSource } from '@medley/contract/imports'
import type { ExistingReview } from '../../reviews/reviews.import-target.ts'
import type { Entry, Item, ItemRow, ListItem, WorkItem } from './import-item.ts'

/** What the member has of some works and lists. Planning an item adds what the item will write. */
export interface ExistingData {
  reviews: Map<number, ExistingReview[]>
  engaged: Set<number>
  saved: Set<number>
  /** The mediums that have a favorite. */
  favorites?: ReadonlySet<string>
  /** By the key of a list in the import: the member's list of that title, and its works. */
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
export interface ReviewOutcome {
  outcome: ImportOutcome
  rating: number | null
  /** The review here that gets what it lacks, instead of a new one. */
  completes: number | null
}

/** What becomes of an item and of each of its rows. */
export interface PlannedOutcome {
  outcome: ImportOutcome
  question: 'work' | 'score' | null
  reviews: ReviewOutcome[]
  engaged: ImportOutcome | null
  saved: ImportOutcome | null
  listings: ImportOutcome[]
  rows: { file: number; outcome: ImportOutcome; note: string | null }[]
}

type Days = Pick<Entry, 'timePosted' | 'dateViewed'>

/** Identifies the row of an export that a review comes from. */
export function importKey(source: ImportSource, { timePosted, dateViewed }: Days): string {
  return `${source}|${timePosted}|${dateViewed ?? ''}`
}

/** What writing an item would do now. */
export function planItem(item: Item, decided: Decided, existing: ExistingData): PlannedOutcome {
  if (item.kind === 'leftOut') return allRows(item, 'leftOut', null)
  if (decided.isSkipped) return allRows(item, 'leftOut', 'Skipped')
  if (item.kind === 'list') return planList(item, existing)
  if (decided.workId === null) return { ...allRows(item, 'choice', null), question: 'work' }
  return planWork(item, decided.workId, decided.score, existing)
}

function allRows(item: Item, outcome: ImportOutcome, note: string | null): PlannedOutcome {
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
    rows: item.rows.map(({ file, note: own }) => ({ file, outcome, note: note ?? own })),
  }
}

function planList(item: ListItem, existing: ExistingData): PlannedOutcome {
  const list = existing.lists.get(item.list)
  const isHere = list !== undefined && list.id !== null
  return allRows(item, isHere ? 'here' : 'new', null)
}

/** An item is written as a whole: as long as a score is asked for, nothing of it is. */
function planWork(
  item: WorkItem,
  workId: number,
  score: number | null,
  existing: ExistingData,
): PlannedOutcome {
  const known = existing.reviews.get(workId) ?? []
  const waits = item.entries.some(
    (entry) =>
      entry.rating === null &&
      score === null &&
      !known.some((review) => isSameReview(review, item.source, entry)),
  )
  if (!waits) return planWriting(item, workId, score, existing)
  return waiting(planWriting(item, workId, score, copyOf(existing, item, workId)))
}

/** What the member has of the work and lists of one item, for guesses that leave no trace. */
function copyOf(existing: ExistingData, { listings }: WorkItem, workId: number): ExistingData {
  const only = (works: ReadonlySet<number>) => new Set(works.has(workId) ? [workId] : [])
  const lists = listings.flatMap(({ list }) => {
    const own = existing.lists.get(list)
    return own ? [[list, { id: own.id, works: only(own.works) }] as const] : []
  })
  const reviews = existing.reviews.get(workId) ?? []
  return {
    reviews: new Map([[workId, reviews.map((review) => ({ ...review }))]]),
    engaged: only(existing.engaged),
    saved: only(existing.saved),
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
  const isSeen = engaged !== null || item.entries.length > 0 || existing.engaged.has(workId)
  const saved: ImportOutcome | null =
    item.saved &&
    (isSeen && item.source !== 'medley' ? 'leftOut' : existing.saved.has(workId) ? 'here' : 'new')
  const listings = item.listings.map(({ list }) => listingOutcome(list, workId, existing))
  if (engaged === 'new') existing.engaged.add(workId)
  if (saved === 'new') existing.saved.add(workId)
  const favorite: ImportOutcome = existing.favorites?.has(item.work.mediums[0] ?? '')
    ? 'here'
    : 'new'
  const parts = { reviews, engaged, saved, listings }
  const rows = item.rows.map((row) => rowOutcome(row, { ...parts, favorite }))
  return { ...parts, outcome: strongest(rows.map(({ outcome }) => outcome)), question: null, rows }
}

function planReview(
  source: ImportSource,
  entry: Entry,
  score: number | null,
  known: ExistingReview[],
): ReviewOutcome {
  const rating = entry.rating?.points ?? score
  const same = known.find((review) => isSameReview(review, source, entry))
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

/** Whether a review is the one that an entry of an export tells of. */
export function isSameReview(review: ExistingReview, source: ImportSource, entry: Days): boolean {
  if (review.importedAs === importKey(source, entry)) return true
  return (
    // A Medley's own file keeps where each review came from first.
    (source === 'medley' || review.importSource === source) &&
    review.timePosted === entry.timePosted &&
    review.dateViewed === entry.dateViewed
  )
}

/** A review that is no more than the same score, imported from the same source: its diary row completes it. */
function isBareOf(review: ExistingReview, source: ImportSource, rating: number): boolean {
  const isBare = review.dateViewed === null && !review.hasText && review.id > 0
  return isBare && review.importSource === source && review.rating === rating
}

/** A bare score says nothing new beside a review of the same source or with the same score. */
function covers(review: ExistingReview, source: ImportSource, rating: number): boolean {
  return review.importSource === source || review.rating === rating
}

function engagedOutcome(
  item: WorkItem,
  reviews: readonly ReviewOutcome[],
  isEngaged: boolean,
): ImportOutcome | null {
  const isImplied = reviews.some(({ outcome }) => outcome === 'new')
  if (!item.engaged && !isImplied) return null
  return isEngaged ? 'here' : 'new'
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
    favorite,
  }: Omit<PlannedOutcome, 'rows' | 'outcome' | 'question'> & { favorite: ImportOutcome },
): PlannedOutcome['rows'][number] {
  const outcomes: (ImportOutcome | null | undefined)[] = [
    targets.entry === undefined ? null : reviews[targets.entry]?.outcome,
    targets.engaged ? engaged : null,
    targets.saved ? saved : null,
    targets.favorite ? favorite : null,
    ...(targets.listings ?? []).map((place) => listings[place]),
  ]
  const outcome = strongest(outcomes.filter((one) => one !== null && one !== undefined))
  const isSeen = targets.saved && outcome === 'leftOut'
  return { file, outcome, note: isSeen ? 'Watched, read or heard already' : note }
}

const strength: readonly ImportOutcome[] = ['choice', 'new', 'here', 'leftOut']

function strongest(outcomes: readonly ImportOutcome[]): ImportOutcome {
  return strength.find((outcome) => outcomes.includes(outcome)) ?? 'leftOut'
}
