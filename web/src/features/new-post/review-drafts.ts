import type { OwnAudience } from '@medley/contract/values/audiences'
import { isMedium } from '@medley/contract/values/medium'
import { hasVisibleSign } from '@medley/contract/values/visible-sign'
import {
  findDraft,
  forgetDraft,
  storeDraft,
  listDrafts,
  type StoredDraft,
} from '../../lib/storage/drafts.ts'
import { currentMember } from '../sessions/session.ts'
import type { NewPostWork } from './new-post.ts'

/** An unsent review. */
export interface Draft {
  /** `YYYY-MM-DD`, `YYYY-MM`, `YYYY`, or '' for no date. */
  dateViewed: string
  rating: number
  review: string
  spoiler: boolean
  audience: OwnAudience
}

export interface StoredReview {
  draft: Draft
  savedAt: number
}

export interface UnfinishedReview extends StoredReview {
  work: NewPostWork
}

const newReview = 'new-review '
const changedReview = 'changed-review '

export function hasText({ review }: Draft): boolean {
  return hasVisibleSign(review)
}

/** Stores the draft of a new review, now unless a time is given; a draft without text is removed instead. */
export function storeNewReview(work: NewPostWork, draft: Draft, savedAt?: number): void {
  const member = currentMember()
  if (!member) return
  if (!hasText(draft)) forgetNewReview(work.id)
  else {
    const { id, medium, title, displayTitle, posterSource, creators } = work
    const kept = { id, medium, title, displayTitle, posterSource, creators }
    const content = { work: kept, draft }
    storeDraft(member.id, newReview + id, content, savedAt)
  }
}

export function findNewReview(workId: number): UnfinishedReview | undefined {
  const member = currentMember()
  return member ? readNewReview(findDraft(member.id, newReview + workId)) : undefined
}

/** Drafts of new reviews, most recently changed first. */
export function listNewReviews(): UnfinishedReview[] {
  const member = currentMember()
  return member ? listDrafts(member.id, newReview).flatMap((kept) => readNewReview(kept) ?? []) : []
}

export function forgetNewReview(workId: number): void {
  const member = currentMember()
  if (member) forgetDraft(member.id, newReview + workId)
}

/** Stores the unsaved changes to a review. */
export function storeChangedReview(reviewId: number, draft: Draft): void {
  const member = currentMember()
  if (member) storeDraft(member.id, changedReview + reviewId, { draft })
}

export function findChangedReview(reviewId: number): StoredReview | undefined {
  const member = currentMember()
  const kept = member && findDraft(member.id, changedReview + reviewId)
  if (!kept || !hasDraft(kept.content)) return undefined
  return { draft: withAudience(kept.content.draft), savedAt: kept.savedAt }
}

export function forgetChangedReview(reviewId: number): void {
  const member = currentMember()
  if (member) forgetDraft(member.id, changedReview + reviewId)
}

function readNewReview(kept: StoredDraft | undefined): UnfinishedReview | undefined {
  if (!kept || !hasDraft(kept.content) || !hasWork(kept.content)) return undefined
  const { draft, work } = kept.content
  return { draft: withAudience(draft), work, savedAt: kept.savedAt }
}

/** Drafts of older versions have none. */
const withAudience = (draft: DraftOfAnyVersion): Draft => ({ audience: null, ...draft })

type DraftOfAnyVersion = Omit<Draft, 'audience'> & Partial<Pick<Draft, 'audience'>>

/** Device storage may hold data from an older version, or data that a user has edited. */
function hasDraft(content: unknown): content is { draft: DraftOfAnyVersion } {
  const draft = content instanceof Object && 'draft' in content && content.draft
  return (
    draft instanceof Object &&
    'review' in draft &&
    typeof draft.review === 'string' &&
    'rating' in draft &&
    Number.isInteger(draft.rating) &&
    'dateViewed' in draft &&
    typeof draft.dateViewed === 'string' &&
    'spoiler' in draft &&
    typeof draft.spoiler === 'boolean' &&
    hasAudience(draft)
  )
}

function hasAudience(draft: object): boolean {
  return !('audience' in draft) || draft.audience === null || draft.audience === 'friends'
}

function hasTitles(work: object): boolean {
  const displayTitle = 'displayTitle' in work ? work.displayTitle : undefined
  return (
    'title' in work &&
    typeof work.title === 'string' &&
    (displayTitle === undefined || typeof displayTitle === 'string')
  )
}

function hasWork(content: object): content is { work: NewPostWork } {
  const work = 'work' in content && content.work
  return (
    work instanceof Object &&
    'id' in work &&
    Number.isInteger(work.id) &&
    'medium' in work &&
    typeof work.medium === 'string' &&
    isMedium(work.medium) &&
    hasTitles(work) &&
    'posterSource' in work &&
    (work.posterSource === null || typeof work.posterSource === 'string')
  )
}
