import { reviewCardsTexts } from '@medley/texts/review-cards'
import type { Review } from '@medley/contract/values/shapes'
import { useState } from 'react'
import { logFailure } from '../../lib/log.ts'
import { Confirmation } from '../../ui/overlays/confirmation.tsx'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { deleteReview } from '../reviews/reviews.calls.ts'

/** Deletes the member's own review after confirmation. The caller renders `question`; `ask` opens it. */
export function useReviewDeletion(review: Review, onDeleted?: () => void) {
  const [asking, setAsking] = useState(false)
  const [busy, setBusy] = useState(false)
  const remove = async () => {
    setBusy(true)
    try {
      await deleteReview(review)
      showSnackbar({ text: reviewCardsTexts.reviewEditing.deleted, kind: 'success' })
      onDeleted?.()
    } catch (error) {
      logFailure('A review could not be deleted', error)
      showSnackbar({ text: reviewCardsTexts.reviewEditing.deleteFailed, kind: 'error' })
      setBusy(false)
      setAsking(false)
    }
  }
  const question = (
    <Confirmation
      open={asking}
      prompt={reviewCardsTexts.reviewEditing.confirmDelete}
      confirmLabel={reviewCardsTexts.reviewEditing.delete}
      cancelLabel={reviewCardsTexts.reviewEditing.cancel}
      danger
      busy={busy}
      onConfirm={() => void remove()}
      onCancel={() => setAsking(false)}
    />
  )
  return { question, ask: () => setAsking(true) }
}
