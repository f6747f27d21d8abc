import { createHash } from 'node:crypto'
import type { ImportSource } from '@medley/contract/transfer/import-values'
import type { ExistingReview } from '../../reviews/reviews.import-target.ts'
import { firstDayOf } from '@medley/doors/parsing/partial-dates'
import { sourceTraits } from '@medley/doors/source-traits'
import type { Entry } from '../merge/import-item.ts'

type Days = Pick<Entry, 'timePosted' | 'dateViewed' | 'viewedIn'>

/** Identifies the row of an export that a review comes from. */
export function importKey(source: string | null, { timePosted, dateViewed }: Days): string {
  return `${source}|${timePosted}|${dateViewed ?? ''}`
}

/** As the reviews table hashes texts. */
export function textHashOf(text: string | null): string {
  return createHash('md5')
    .update(text ?? '')
    .digest('hex')
}

/**
 * A member's reviews of a work, with those that a plan adds. Indexed, since an import may have thousands
 * about one work.
 */
export class KnownReviews {
  #first = new Map<string, ExistingReview>()
  #groups = new Map<string, ExistingReview[]>()
  #newest = new Map<string | null, ExistingReview>()
  /** Reviews that entries of the item are. */
  #taken = new Set<ExistingReview>()

  readonly #all: ExistingReview[]

  /**
   * Reviews that are added become part of the array. Those that the import being written has made are of
   * other items, like another edition of the book, so no entry was one of them before it changed.
   */
  constructor(reviews: ExistingReview[], importId?: number) {
    this.#all = reviews
    for (const review of reviews) {
      this.#index(review)
      if (importId !== undefined && review.importId === importId) this.#taken.add(review)
    }
  }

  add(review: ExistingReview): void {
    this.#all.push(review)
    this.#index(review)
  }

  #index(review: ExistingReview): void {
    const { importSource, importedAs, rating, dateViewed, timePosted } = review
    const firsts = [
      ...(importedAs === null ? [] : [importedAs]),
      importKey(importSource, review),
      // In a Medley export each review keeps its original source.
      importKey('medley', review),
      `rating ${rating}`,
      `day ${dateViewed}`,
      `day ${dateViewed} ${rating}`,
      `source ${importSource} ${rating}`,
    ]
    for (const key of firsts) if (!this.#first.has(key)) this.#first.set(key, review)
    this.#group(`of ${importSource}`, review)
    this.#group(`of ${importSource} ${timePosted}`, review)
    this.#group(`of ${importSource} day ${dateViewed}`, review)
    if (isBare(review)) this.#group(`bare ${importSource} ${rating}`, review)
    const newest = this.#newest.get(importSource)
    if (!newest || timeOf(newest) <= timeOf(review)) this.#newest.set(importSource, review)
  }

  #group(key: string, review: ExistingReview): void {
    const group = this.#groups.get(key)
    if (group) group.push(review)
    else this.#groups.set(key, [review])
  }

  /** The review that is an entry of an export, by the row it came from or its dates. */
  findSame(source: ImportSource, entry: Days): ExistingReview | undefined {
    return (
      this.#first.get(importKey(source, entry)) ??
      (entry.viewedIn?.length === 7 ? this.#first.get(keyOfFirstDay(source, entry)) : undefined)
    )
  }

  /** The review with the day and score of an entry whose time of posting is unknown. */
  findUntimed(entry: Entry, rating: number | null): ExistingReview | undefined {
    if (!entry.isUntimed) return undefined
    const ofDay = `day ${entry.dateViewed}`
    return this.#first.get(rating === null ? ofDay : `${ofDay} ${rating}`)
  }

  /** Takes the reviews that the entries of an item are, so that no other entry is thought to be one of them. */
  takeSame(source: ImportSource, entries: readonly Entry[]): void {
    for (const entry of entries) {
      const same = this.findSame(source, entry)
      if (same) this.#taken.add(same)
    }
  }

  /** Takes a bare score with the same value and source, which a diary row can complete. */
  takeBare(source: ImportSource, rating: number): ExistingReview | undefined {
    return this.#take(`bare ${source} ${rating}`, isBare)
  }

  /** Takes the review that an entry was before its dates changed at the source. */
  takeMoved(source: ImportSource, entry: Entry): ExistingReview | undefined {
    if (sourceTraits[source].hasSingleReviews) {
      return this.#take(`of ${source}`, (review) => !isReadAgain(review, entry))
    }
    if (entry.isUntimed && entry.dateViewed !== null) {
      return this.#take(`of ${source} day ${entry.dateViewed}`, () => true)
    }
    const hash = textHashOf(entry.text)
    return this.#take(`of ${source} ${entry.timePosted}`, ({ textHash, hasText, rating }) =>
      hasText ? textHash === hash : entry.text === null && rating === entry.rating?.points,
    )
  }

  #take(key: string, fits: (review: ExistingReview) => boolean): ExistingReview | undefined {
    const free = (review: ExistingReview) => !this.#taken.has(review) && review.id > 0
    const found = this.#groups.get(key)?.find((review) => free(review) && fits(review))
    if (found) this.#taken.add(found)
    return found
  }

  /** The latest review from a source. */
  newestOf(source: ImportSource): ExistingReview | undefined {
    return this.#newest.get(source)
  }

  hasRating(rating: number): boolean {
    return this.#first.has(`rating ${rating}`)
  }

  hasRatingOf(source: ImportSource, rating: number): boolean {
    return this.#first.has(`source ${source} ${rating}`)
  }
}

/** The key of a month in imports of earlier versions, which read it as its first day. */
function keyOfFirstDay(source: ImportSource, { timePosted, viewedIn }: Days): string {
  return importKey(source, { timePosted, dateViewed: firstDayOf(viewedIn ?? null) })
}

const timeOf = ({ dateViewed, timePosted }: Days) => dateViewed ?? timePosted

function isBare({ dateViewed, hasText, id }: ExistingReview): boolean {
  return dateViewed === null && !hasText && id > 0
}

/** A later day of a book that was read more than once is another reading. */
function isReadAgain(review: Days, { isRepeat, dateViewed, viewedIn = '' }: Entry): boolean {
  return isRepeat && (dateViewed ?? viewedIn) > (review.dateViewed ?? '')
}
