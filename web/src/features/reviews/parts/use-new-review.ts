import { useState } from 'react'
import { today } from '../../../lib/today.ts'
import type { NewPostWork } from '../new-post.ts'
import {
  type Draft,
  findNewReview,
  forgetNewReview,
  hasText,
  keepNewReview,
} from '../review-drafts.ts'

function emptyDraft(): Draft {
  return { dateViewed: today(), rating: 5, review: '', spoiler: false }
}

interface Writing {
  draft: Draft
  /** When the draft was kept that stands there again, in ms. */
  restoredAt: number | null
  /** The work under which the words are kept on the device. */
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
 * What the member writes in the popup. The words lie on the device from the first one on, so that a
 * reload or an empty battery loses none, until they are sent or thrown away.
 * @param startId the work the popup was opened with
 */
export function useNewReview(startId: number | undefined) {
  const [{ draft, restoredAt, keptUnder }, setWriting] = useState<Writing>(
    () => (startId === undefined ? undefined : startWith(startId)) ?? startEmpty(),
  )
  const write = (work: NewPostWork, next: Draft) => {
    keepNewReview(work, next)
    setWriting({ draft: next, restoredAt, keptUnder: work.id })
  }
  /** The work's own draft comes back; without one, what was written goes along to the chosen work. */
  const turnTo = (work: NewPostWork) => {
    const own = startWith(work.id)
    if (own) return setWriting(own)
    if (keptUnder !== null) forgetNewReview(keptUnder)
    keepNewReview(work, draft)
    return setWriting({ draft, restoredAt: null, keptUnder: work.id })
  }
  const discard = () => {
    if (keptUnder !== null) forgetNewReview(keptUnder)
    setWriting(startEmpty())
  }
  return { draft, restoredAt, isWritten: hasText(draft), write, turnTo, discard }
}
