import { pinnedReviewsTexts } from '@medley/texts/pinned-reviews'
import type { Review } from '@medley/contract/values/shapes'
import { useQuery } from '@tanstack/react-query'
import { Pin, PinOff } from 'lucide-react'
import { MenuItem } from '../../ui/overlays/menu.tsx'
import { pinnedReviewQuery, useSetPinned } from './pinned-reviews.calls.ts'

/** The item of the menu of an own post that pins it to the profile, or unpins it. */
export function PinItem({ review: { id, author } }: { review: Review }) {
  const isPinned = useQuery(pinnedReviewQuery(author.id)).data === id
  const pin = useSetPinned(author.id)
  return (
    <MenuItem
      icon={isPinned ? <PinOff aria-hidden="true" /> : <Pin aria-hidden="true" />}
      onSelect={() => pin.mutate(isPinned ? null : id)}
    >
      {isPinned ? pinnedReviewsTexts.unpin : pinnedReviewsTexts.pin}
    </MenuItem>
  )
}
