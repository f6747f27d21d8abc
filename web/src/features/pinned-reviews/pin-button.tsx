import { pinnedReviewsTexts } from '@medley/texts/pinned-reviews'
import type { Review } from '@medley/contract/values/shapes'
import { useQuery } from '@tanstack/react-query'
import { Pin, PinOff } from 'lucide-react'
import { Button } from '../../ui/forms/button.tsx'
import { pinnedReviewQuery, useSetPinned } from './pinned-reviews.calls.ts'

/** As the item of the menu, among the buttons of an own review. */
export function PinButton({ review: { id, author } }: { review: Review }) {
  const isPinned = useQuery(pinnedReviewQuery(author.id)).data === id
  const pin = useSetPinned(author.id)
  return (
    <Button
      kind="quiet"
      icon={isPinned ? <PinOff aria-hidden="true" /> : <Pin aria-hidden="true" />}
      loading={pin.isPending}
      onClick={() => pin.mutate(isPinned ? null : id)}
    >
      {isPinned ? pinnedReviewsTexts.unpin : pinnedReviewsTexts.pin}
    </Button>
  )
}
