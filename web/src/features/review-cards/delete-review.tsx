import { reviewCardsTexts } from '@medley/texts/review-cards'
import type { Review } from '@medley/contract/values/shapes'
import { Trash2 } from 'lucide-react'
import { Button } from '../../ui/forms/button.tsx'
import { useReviewDeletion } from './use-review-deletion.tsx'

/** Deletes the member's own review after confirmation. */
export function DeleteReview({ review, onDeleted }: { review: Review; onDeleted: () => void }) {
  const { question, ask } = useReviewDeletion(review, onDeleted)
  return (
    <>
      <Button kind="quiet" icon={<Trash2 aria-hidden="true" />} onClick={ask}>
        {reviewCardsTexts.reviewEditing.delete}
      </Button>
      {question}
    </>
  )
}
