import type { Review } from '@medley/contract/values/shapes'
import { useState } from 'react'
import { logFailure } from '../../lib/log.ts'
import { Confirmation } from '../../ui/overlays/confirmation.tsx'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { deleteReview } from '../reviews/reviews.calls.ts'
import { reviewEditingTexts } from './review-cards.messages.ts'

/** Deletes the member's own review after confirmation. The caller renders `question`; `ask` opens it. */
export function useReviewDeletion(review: Review, onDeleted?: () => void) {
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await deleteReview(review)
      showSnackbar({ text: reviewEditingTexts.deleted, kind: 'success' })
      onDeleted?.()
    } catch (error) {
      logFailure('A review could not be deleted', error)
      showSnackbar({ text: reviewEditingTexts.deleteFailed, kind: 'error' })
      setBusy(false)
      setAsking(false)
    }
  }
  const question = (
    <Confirmation
      open={asking}
      prompt={reviewEditingTexts.confirmDelete}
      confirmLabel={reviewEditingTexts.delete}
      cancelLabel={reviewEditingTexts.cancel}
      danger
      busy={busy}
      onConfirm={() => void remove()}
      onCancel={() => setAsking(false)}
    />
  )
  return { question, ask: () => setAsking(true) }
}
