import type { Review } from '@medley/contract/values/shapes'
import { useState } from 'react'
import {
  type Draft,
  findChangedReview,
  forgetChangedReview,
  storeChangedReview,
} from '../../features/new-post/review-drafts.ts'

function draftOf({ dateViewed, viewedIn, rating, review, spoiler, audience }: Review): Draft {
  return {
    dateViewed: dateViewed ?? viewedIn ?? '',
    rating,
    review: review ?? '',
    spoiler,
    audience,
  }
}

function isSame(one: Draft, other: Draft): boolean {
  return (
    one.review.trim() === other.review.trim() &&
    one.rating === other.rating &&
    one.dateViewed === other.dateViewed &&
    one.spoiler === other.spoiler &&
    one.audience === other.audience
  )
}

/** A review being edited. Keeps unsaved changes on the device until they are saved or discarded. */
export function useChangedReview(review: Review) {
  const stored = draftOf(review)
  const [kept] = useState(() => findChangedReview(review.id))
  const [draft, setDraft] = useState(kept?.draft ?? stored)
  const [restoredAt, setRestoredAt] = useState(kept?.savedAt ?? null)
  const isChanged = !isSame(draft, stored)
  const change = (part: Partial<Draft>) => {
    const next = { ...draft, ...part }
    setDraft(next)
    if (isSame(next, stored)) forgetChangedReview(review.id)
    else storeChangedReview(review.id, next)
  }
  const forget = () => forgetChangedReview(review.id)
  const reset = () => {
    forget()
    setDraft(stored)
    setRestoredAt(null)
  }
  return { draft, change, isChanged, restoredAt: isChanged ? restoredAt : null, forget, reset }
}
