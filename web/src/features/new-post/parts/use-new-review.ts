import { useState } from 'react'
import { today } from '../../../lib/time/today.ts'
import type { NewPostWork } from '../new-post.ts'
import {
  type Draft,
  findNewReview,
  forgetNewReview,
  hasText,
  storeNewReview,
} from '../review-drafts.ts'

function emptyDraft(): Draft {
  return { dateViewed: today(), rating: 5, review: '', spoiler: false, audience: null }
}

interface Writing {
  draft: Draft
  /** When the restored draft was saved, in ms since 1970; null without one. */
  restoredAt: number | null
  /** The work whose draft on the device holds this text; null before the first save. */
  keptUnder: number | null
}

function startWith(workId: number): Writing | undefined {
  const kept = findNewReview(workId)
  return kept && { draft: kept.draft, restoredAt: kept.savedAt, keptUnder: workId }
}

function startEmpty(): Writing {
  return { draft: emptyDraft(), restoredAt: null, keptUnder: null }
}

/**
 * The review being written in the popup. Saves it on the device at every change, so that a reload or an
 * empty battery loses nothing; deletes it once it is posted or discarded.
 * @param startId the work the popup opened with
 */
export function useNewReview(startId: number | undefined) {
  const [{ draft, restoredAt, keptUnder }, setWriting] = useState<Writing>(
    () => (startId === undefined ? undefined : startWith(startId)) ?? startEmpty(),
  )
  const write = (work: NewPostWork, next: Draft) => {
    storeNewReview(work, next)
    setWriting({ draft: next, restoredAt, keptUnder: work.id })
  }
  /** Restores the chosen work's own draft; without one, moves the current draft to that work. */
  const turnTo = (work: NewPostWork) => {
    const own = startWith(work.id)
    if (own) return setWriting(own)
    if (keptUnder !== null) forgetNewReview(keptUnder)
    storeNewReview(work, draft)
    return setWriting({ draft, restoredAt: null, keptUnder: work.id })
  }
  const discard = () => {
    if (keptUnder !== null) forgetNewReview(keptUnder)
    setWriting(startEmpty())
  }
  return { draft, restoredAt, isWritten: hasText(draft), write, turnTo, discard }
}
