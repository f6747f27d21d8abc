import type { ImportOutcome, ImportSource } from '@medley/contract/transfer/import-values'
import type { ExistingReview } from '../../reviews/reviews.import-target.ts'
import type { Entry } from '../merge/import-item.ts'
import { importKey, type KnownReviews, textHashOf } from './known-reviews.ts'

/** A review as it is here. */
export interface ShownReview {
  rating: number
  excerpt: string | null
  textLength: number
  spoiler: boolean
  dateViewed: string | null
  timePosted: string
}

/** Outcome of one review. */
export interface ReviewOutcome {
  outcome: ImportOutcome
  rating: number | null
  /** Id of the existing review that is completed instead of adding a new one. */
  completes: number | null
  /** The score that another row of the import has for the same review, which is kept. */
  other?: number
  /** The review that changed at the source since it was imported; absent otherwise. */
  changes?: { id: number; was: ShownReview }
}

/** The member's decisions about the reviews of an item. */
interface Decisions {
  score: number | null
  /** True if changes at the source replace the existing data. */
  takesChanges: boolean
}

/** Plans one review, and adds it to the known ones. */
export function planReview(
  source: ImportSource,
  entry: Entry,
  known: KnownReviews,
  decisions: Decisions,
): ReviewOutcome {
  const rating = entry.rating?.points ?? decisions.score
  const same = known.findSame(source, entry) ?? known.findUntimed(entry, rating)
  if (same) return planKnown(entry, same, rating, decisions)
  const bare = rating === null || entry.isBare ? undefined : known.takeBare(source, rating)
  if (bare) {
    Object.assign(bare, { ...daysOf(entry), hasText: entry.text !== null, importedAs: null })
    return { outcome: 'new', rating, completes: bare.id }
  }
  const moved = entry.isBare ? undefined : known.takeMoved(source, entry)
  if (moved) return planKnown(entry, moved, rating, decisions)
  if (rating === null) return { outcome: 'choice', rating, completes: null }
  const covered = entry.isBare ? planCovered(source, entry, known, decisions) : null
  if (covered) return covered
  known.add(toKnown(source, entry, rating))
  return { outcome: 'new', rating, completes: null }
}

/** Plans a bare score that reviews here make redundant, or that has changed since. */
function planCovered(
  source: ImportSource,
  entry: Entry,
  known: KnownReviews,
  decisions: Decisions,
): ReviewOutcome | null {
  const rating = entry.rating?.points ?? 0
  const newest = known.newestOf(source)
  if (newest && newest.rating !== rating && isLater(entry, newest, known, source)) {
    return planKnown(entry, newest, rating, decisions)
  }
  return newest || known.hasRating(rating) ? { outcome: 'here', rating, completes: null } : null
}

/** A score of now; one that an older review of the source has may be that of then. */
function isLater(entry: Entry, newest: ExistingReview, known: KnownReviews, source: ImportSource) {
  const hasOlder = known.hasRatingOf(source, entry.rating?.points ?? -1)
  return !hasOlder || entry.timePosted > newest.timePosted
}

/** Plans a review that is here: it may gain a text, or differ from what was imported. */
function planKnown(
  entry: Entry,
  same: ExistingReview,
  rating: number | null,
  { takesChanges }: Decisions,
): ReviewOutcome {
  if (same.id > 0 && hasChanged(entry, same)) {
    const { id, excerpt, textLength, spoiler, dateViewed, timePosted } = same
    const was = { rating: same.rating, excerpt, textLength, spoiler, dateViewed, timePosted }
    return {
      outcome: takesChanges ? 'new' : 'changed',
      rating: entry.rating?.points ?? same.rating,
      completes: null,
      changes: { id, was },
    }
  }
  if (same.id === 0 && rating !== null && same.rating !== rating) {
    return { outcome: 'here', rating, completes: null, other: same.rating }
  }
  const isCompleted = entry.text !== null && !same.hasText && same.id > 0
  same.hasText ||= isCompleted
  const outcome = isCompleted ? 'new' : 'here'
  return { outcome, rating, completes: isCompleted ? same.id : null }
}

/**
 * True if an entry has another score, text or day than the review here. What the member changed here
 * themselves does not count: the entry is then as it was imported.
 */
function hasChanged(entry: Entry, { hasText, written, ...here }: ExistingReview): boolean {
  const hash = entry.text === null ? null : textHashOf(entry.text)
  const differs = (one: Pick<ExistingReview, 'rating' | 'textHash' | 'dateViewed'>) =>
    (entry.rating !== null && entry.rating.points !== one.rating) ||
    (hash !== null && hash !== one.textHash) ||
    (entry.dateViewed !== null && entry.dateViewed !== one.dateViewed)
  const gainsText = hash !== null && !hasText
  const now = gainsText ? { ...here, textHash: hash } : here
  return differs(now) && (written === null || differs(written))
}

function toKnown(source: ImportSource, entry: Entry, rating: number): ExistingReview {
  return {
    id: 0,
    importSource: source,
    ...daysOf(entry),
    rating,
    hasText: entry.text !== null,
    textHash: '',
    excerpt: null,
    textLength: 0,
    spoiler: false,
    importedAs: importKey(source, entry),
    importId: null,
    written: null,
  }
}

const daysOf = ({ timePosted, dateViewed }: Entry) => ({ timePosted, dateViewed })
