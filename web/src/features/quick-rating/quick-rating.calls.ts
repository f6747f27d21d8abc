import { quickRatingTexts } from '@medley/texts/quick-rating'
import type { Medium } from '@medley/contract/values/medium'
import type { UserInfo } from '@medley/contract/values/shapes'
import { displayTitleOf } from '@medley/messages/titles'
import { call } from '../../lib/api.ts'
import { createChanges } from '../../lib/changes.ts'
import { logFailure } from '../../lib/log.ts'
import { hideSnackbar, showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { entryNumber } from '../entries/entry-names.ts'
import { findOwnRating, type OwnRating, setOwnRating } from '../ratings/ratings.calls.ts'
import { findWorkMarks, markReviewed, setMark } from '../work-marks/work-marks.calls.ts'
import {
  addToFeeds,
  deleteReview,
  refreshAfterReview,
  cacheReview,
  updateCachedReview,
} from '../reviews/reviews.calls.ts'

interface RatedWork {
  id: number
  medium: Medium
  title: string
}

/** State of a work before the member rated it. */
interface Before {
  own: OwnRating | null
  /** Undefined if they could not be read. */
  marks: UserInfo | undefined
}

const undoTime = 8000

const changes = createChanges<number, number | null, OwnRating | null>()

/**
 * Saves a rating without words: changes the member's newest review of the work, or posts one without a
 * text and a day, at once on screen. Reports the outcome with a way to undo it; if `isQuiet`, failures alone.
 */
export async function rateWork(
  work: RatedWork,
  rating: number,
  { isQuiet = false }: { isQuiet?: boolean } = {},
): Promise<void> {
  const [previous, marks, position] = await Promise.all([
    ownRatingBefore(work),
    marksBefore(work),
    isQuiet ? null : loadPosition(work),
  ])
  const before = { own: previous, marks }
  const own = await saveRating(work, rating)
  if (isQuiet || !own || own.rating === before.own?.rating) return
  showSnackbar({
    text: quickRatingTexts.saved({
      title: displayTitleOf(work),
      rating: own.rating,
      place: position,
    }),
    kind: 'success',
    timeout: undoTime,
    action: { label: quickRatingTexts.undo, run: () => void undo(work, before) },
  })
}

/** Restores the rating and marks before a tap; a review that the tap posted is deleted. */
async function undo(work: RatedWork, { own, marks }: Before): Promise<void> {
  hideSnackbar()
  if ((await saveRating(work, own?.rating ?? null)) === undefined) return
  if (!own && marks) {
    if (!marks.hasEngaged) void setMark(work, 'hasEngaged', false)
    if (marks.savedForLater) void setMark(work, 'savedForLater', true)
  }
  const text = own
    ? quickRatingTexts.restored({ title: displayTitleOf(work), rating: own.rating })
    : quickRatingTexts.removed({ title: displayTitleOf(work) })
  showSnackbar({ text, kind: 'success' })
}

async function ownRatingBefore({ id }: RatedWork): Promise<OwnRating | null> {
  try {
    return await findOwnRating(id)
  } catch {
    // Saving asks again and reports the failure.
    return null
  }
}

/** Where the member is in a work, in few words: `S1 E6`; null where they are not in the middle of it. */
async function loadPosition({ id, medium }: RatedWork): Promise<string | null> {
  const params = { medium, workId: String(id) }
  try {
    const { progress } = await call('GET /v1/progress/{medium}/{workId}', { params })
    if (progress?.entry) return entryNumber(progress.entry) || null
    if (!progress || progress.amount === null || progress.unit === null) return null
    return quickRatingTexts.amount({ unit: progress.unit, amount: progress.amount })
  } catch (error) {
    logFailure('The position in a rated work could not be read', error)
    return null
  }
}

/** The marks on a work; a cover of it can stand where this browser does not know them. */
async function marksBefore({ id, medium }: RatedWork): Promise<UserInfo | undefined> {
  const known = findWorkMarks(id)
  if (known) return known
  const query = { medium, internal_id: id }
  try {
    const [hasEngaged, savedForLater] = await Promise.all([
      call('GET /is_seen', { query }),
      call('GET /is_saved', { query }),
    ])
    return { hasEngaged, savedForLater }
  } catch (error) {
    logFailure('The marks before a rating could not be read', error)
    return undefined
  }
}

/**
 * Saves a rating; null deletes the review it is in. Returns what is saved, or undefined if it failed or
 * a running change takes over.
 */
async function saveRating(
  work: RatedWork,
  wanted: number | null,
): Promise<OwnRating | null | undefined> {
  const isTakenOver = changes.isRunning(work.id)
  try {
    return await changes.save(work.id, {
      wanted,
      before: () => findOwnRating(work.id),
      isReached: (own, rating) => (own?.rating ?? null) === rating,
      save: (rating, own) => {
        const reviewId = own?.reviewId ?? null
        setOwnRating(work.id, rating === null ? null : { rating, reviewId })
        return save(work, own, rating)
      },
      show: (own) => setOwnRating(work.id, own),
    })
  } catch (error) {
    logFailure('A rating could not be saved', error)
    showSnackbar({ text: quickRatingTexts.failed, kind: 'error' })
    return undefined
  } finally {
    if (!isTakenOver) void refreshAfterReview(work)
  }
}

function save(
  work: RatedWork,
  own: OwnRating | null,
  rating: number | null,
): Promise<OwnRating | null> {
  const reviewId = own?.reviewId ?? null
  if (reviewId === null) return rating === null ? Promise.resolve(null) : post(work, rating)
  return rating === null ? remove(work, reviewId) : change(work, reviewId, rating)
}

async function post(work: RatedWork, rating: number): Promise<OwnRating> {
  const { id, medium } = work
  const body = { work: { id, medium }, review: null, rating, spoiler: false }
  const review = await call('POST /v1/reviews', { body, keepalive: true })
  cacheReview(review)
  addToFeeds(review)
  void markReviewed(id)
  return { rating, reviewId: review.id }
}

/** Posts anew if the review is gone. */
async function change(work: RatedWork, reviewId: number, rating: number): Promise<OwnRating> {
  const body = { review_id: reviewId, rating }
  const changed = await call('PATCH /review', { body, keepalive: true })
  if (changed === 0) return post(work, rating)
  updateCachedReview(reviewId, (review) => ({ ...review, rating }))
  return { rating, reviewId }
}

async function remove(work: RatedWork, id: number): Promise<null> {
  await deleteReview({ id, work })
  return null
}
