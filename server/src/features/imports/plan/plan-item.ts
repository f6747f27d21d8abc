import type { ImportOutcome } from '@medley/contract/transfer/import-values'
import type { FinishedWork } from '../../../ports/import-target.ts'
import { laterOf } from '@medley/doors/dates'
import { sharedOutcome } from './shared-outcome.ts'
import type { StoredNote } from '../merge/stored-message.ts'
import type { ExistingData } from './existing-types.ts'
import { hasTooFew, whyUnheard } from '../merge/heard-days.ts'
import type { Item, ItemRow, ListItem, WorkItem } from '../merge/import-item.ts'
import { KnownReviews } from './known-reviews.ts'
import {
  copyParts,
  mapParts,
  outcomeOfParts,
  outcomesOfRow,
  type PartOutcomes,
  planParts,
} from './plan-parts.ts'
import { planReview, type ReviewOutcome } from './plan-review.ts'
import { planSaved } from './plan-saved.ts'

/** The decisions about an item, by the member or from a certain match. */
export interface Decided {
  /** Negative for a work that will be added. */
  workId: number | null
  isSkipped: boolean
  score: number | null
  /** True if changes at the source replace the existing data. */
  takesChanges: boolean
}

/**
 * Outcome of an item and of each of its rows. `viewings` is absent in plans older than the field; `friend` is the
 * username of a left-out friend to whom a request can be sent.
 */
export interface PlannedOutcome {
  outcome: ImportOutcome
  question: 'work' | 'score' | 'list' | null
  reviews: ReviewOutcome[]
  engaged: ImportOutcome | null
  saved: ImportOutcome | null
  listings: ImportOutcome[]
  viewings?: ImportOutcome[]
  parts?: PartOutcomes
  friend?: string
  rows: { file: number; outcome: ImportOutcome; note: StoredNote | null }[]
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
  return planWork(item, { ...decided, workId: decided.workId }, existing)
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
    parts: isWork ? outcomeOfParts(item, outcome) : {},
    rows: item.rows.map(({ file, note: own }) => ({ file, outcome, note: note ?? own })),
  }
}

function planList(item: ListItem, existing: ExistingData): PlannedOutcome {
  const list = existing.lists.get(item.list)
  const isHere = list !== undefined && list.id !== null
  return allRows(item, isHere ? 'here' : 'new', null)
}

/** Items of a file that was chosen to be reviews wait as a whole for a score; others write the rest. */
function planWork(item: WorkItem, decided: DecidedWork, existing: ExistingData): PlannedOutcome {
  const { workId, score } = decided
  const known = new KnownReviews([...(existing.reviews.get(workId) ?? [])], existing.importId)
  const waits = item.entries.some(
    (entry) =>
      entry.needsScore === true &&
      entry.rating === null &&
      score === null &&
      !known.findSame(item.source, entry),
  )
  if (!waits) return planWriting(item, decided, existing)
  return waiting(planWriting(item, decided, copyOf(existing, item, workId)))
}

type DecidedWork = Decided & { workId: number }

/** A copy of the existing data for one item, so that a tentative plan does not change the original. */
function copyOf(existing: ExistingData, { listings }: WorkItem, workId: number): ExistingData {
  const only = (works: ReadonlySet<number>) => new Set(works.has(workId) ? [workId] : [])
  const ofWork = (marks: ReadonlyMap<number, string>) =>
    new Map([...marks].filter(([id]) => id === workId))
  const lists = listings.flatMap(({ list }) => {
    const own = existing.lists.get(list)
    return own ? [[list, { ...own, works: only(own.works) }] as const] : []
  })
  const reviews = existing.reviews.get(workId) ?? []
  return {
    ...(existing.importId === undefined ? {} : { importId: existing.importId }),
    reviews: new Map([[workId, reviews.map((review) => ({ ...review }))]]),
    engaged: ofWork(existing.engaged),
    saved: ofWork(existing.saved),
    viewings: new Map([[workId, new Map(existing.viewings?.get(workId))]]),
    parts: copyParts(existing.parts, workId),
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
    parts: mapParts(plannedOutcome.parts ?? {}, wait),
    rows: plannedOutcome.rows.map((row) => ({ ...row, outcome: wait(row.outcome) })),
  }
}

function planWriting(item: WorkItem, decided: DecidedWork, existing: ExistingData): PlannedOutcome {
  const { workId } = decided
  const own = existing.reviews.get(workId) ?? []
  existing.reviews.set(workId, own)
  const known = new KnownReviews(own, existing.importId)
  known.takeSame(item.source, item.entries)
  const reviews = item.entries.map((entry) => planReview(item.source, entry, known, decided))
  const unheard = whyUnheard(item, existing.tracks?.get(workId) ?? 0)
  const engaged = unheard ? null : engagedOutcome(item, reviews, existing.engaged.has(workId))
  const viewings = viewingOutcomes(item, workId, reviews, existing)
  const isSeen = engaged !== null || (item.entries.length > 0 && !isUnfinished(item))
  const parts = planParts(item, { workId, finished: finishedIn(existing, workId) }, existing.parts)
  const saved = planSaved(item, workId, isSeen, existing)
  const listings = item.listings.map(({ list }) =>
    listingOutcome(list, workId, { saved, existing }),
  )
  if (engaged === 'new') existing.engaged.set(workId, item.engaged?.time ?? '')
  const favorite: ImportOutcome = existing.favorites?.has(item.work.mediums[0] ?? '')
    ? 'here'
    : 'new'
  const planned = { reviews, engaged, saved, listings, viewings, parts }
  const rows = item.rows.map((row) => {
    const own = withOtherScore(rowOutcome(row, { ...planned, favorite }), row, reviews)
    return unheard && own.outcome === 'leftOut' ? { ...own, note: [unheard] } : own
  })
  return { ...planned, outcome: outcomeOf(planned, rows), question: questionOf(planned), rows }
}

/** When the member finished a work, if they did: the day of the latest viewing counts before the time of the mark. */
function finishedIn({ engaged, viewings }: ExistingData, workId: number): FinishedWork | null {
  const marked = engaged.get(workId)
  if (marked === undefined) return null
  const days = [...(viewings?.get(workId)?.keys() ?? [])]
  return { last: days.reduce(laterOf, null) ?? (marked || null) }
}

/** Says where another row has another score of the work, which counts. */
function withOtherScore(
  planned: PlannedOutcome['rows'][number],
  { targets }: ItemRow,
  reviews: readonly ReviewOutcome[],
): PlannedOutcome['rows'][number] {
  const score = reviews[targets.entry ?? -1]?.other
  if (score === undefined) return planned
  const note = { code: 'otherRowScore', params: { score } } as const
  return { ...planned, note: [...(Array.isArray(planned.note) ? planned.note : []), note] }
}

function questionOf({
  reviews,
  listings,
}: Pick<PlannedOutcome, 'reviews' | 'listings'>): 'score' | 'list' | null {
  if (reviews.some(({ outcome }) => outcome === 'choice')) return 'score'
  return listings.includes('choice') ? 'list' : null
}

/** True if the files say that the member has not come to the end of the work, reviewed or not. */
export function isUnfinished({ engaged, parts }: WorkItem): boolean {
  return engaged === null && parts?.progress !== undefined
}

function engagedOutcome(
  item: WorkItem,
  reviews: readonly ReviewOutcome[],
  isEngaged: boolean,
): ImportOutcome | null {
  // A review that waits for a score tells that the work was watched, read or heard.
  const isImplied =
    !isUnfinished(item) && reviews.some(({ outcome }) => outcome === 'new' || outcome === 'choice')
  if (!item.engaged && !isImplied) return null
  return isEngaged ? 'here' : 'new'
}

/**
 * As many viewings of a day are new as the files have more than the member. One that an earlier version read
 * as another day is known by that.
 */
function viewingOutcomes(
  { viewings = [], entries }: WorkItem,
  workId: number,
  reviews: readonly ReviewOutcome[],
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
  const tracks = existing.tracks?.get(workId) ?? 0
  return viewings.map((viewing) => {
    const { day, dayBefore, entry = -1 } = viewing
    if (hasTooFew(viewing, tracks)) return 'leftOut'
    const review = reviews[entry]
    // The viewing of a changed review moves with it.
    if (review?.changes && review.changes.was.dateViewed !== entries[entry]?.dateViewed) {
      return review.outcome === 'changed' ? 'changed' : 'here'
    }
    if (isKnown(day) || (dayBefore !== undefined && isKnown(dayBefore))) return 'here'
    known.set(day, (known.get(day) ?? 0) + 1)
    seen.set(day, (seen.get(day) ?? 0) + 1)
    return 'new'
  })
}

function listingOutcome(
  list: string,
  workId: number,
  { saved, existing: { lists } }: { saved: ImportOutcome | null; existing: ExistingData },
): ImportOutcome {
  const known = lists.get(list) ?? { id: null, works: new Set<number>() }
  lists.set(list, known)
  const { works, as } = known
  if (as === null) return 'choice'
  if (as === 'saved') return saved ?? 'here'
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
    parts = {},
    favorite,
  }: Omit<PlannedOutcome, 'rows' | 'outcome' | 'question'> & { favorite: ImportOutcome },
): PlannedOutcome['rows'][number] {
  const outcomes: (ImportOutcome | null | undefined)[] = [
    targets.entry === undefined ? null : reviews[targets.entry]?.outcome,
    targets.engaged ? engaged : null,
    targets.saved ? saved : null,
    targets.favorite ? favorite : null,
    ...(targets.listings ?? []).map((index) => listings[index]),
    ...(targets.viewings ?? []).map((index) => viewings?.[index]),
    ...outcomesOfRow(targets, parts),
  ]
  const outcome = strongest(outcomes.filter((one) => one !== null && one !== undefined))
  const isSeen = targets.saved && outcome === 'leftOut'
  return { file, outcome, note: isSeen ? [{ code: 'seenAlready' }] : note }
}

const strength: readonly ImportOutcome[] = ['choice', 'new', 'changed', 'here', 'leftOut']

/** New, if any part of the item is; the parts that need a choice wait. */
function outcomeOf(
  { reviews, engaged, saved, listings, viewings = [], parts = {} }: Omit<PlannedOutcome, Derived>,
  rows: PlannedOutcome['rows'],
): ImportOutcome {
  const outcomes = rows.map(({ outcome }) => outcome)
  const all = [
    ...reviews.map(({ outcome }) => outcome),
    engaged,
    saved,
    ...listings,
    ...viewings,
    ...Object.values(parts).flat(),
  ]
  return [...outcomes, ...all].includes('new') ? 'new' : strongest(outcomes)
}

type Derived = 'rows' | 'outcome' | 'question'

function strongest(outcomes: readonly ImportOutcome[]): ImportOutcome {
  return strength.find((outcome) => outcomes.includes(outcome)) ?? 'leftOut'
}
