import type { Review } from '@medley/contract/shapes'
import { Pencil, Trash2 } from 'lucide-react'
import { useNavigate } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { MenuItem } from '../../../ui/overlays/menu.tsx'
import { reviewEditingTexts, reviewPageTexts } from '../review-cards.messages.ts'

type OwnPostMenuItemsProps = { review: Review; onDelete: () => void }

/** The items of the menu of an own post. */
export function OwnPostMenuItems({ review, onDelete }: OwnPostMenuItemsProps) {
  const navigate = useNavigate()
  return (
    <>
      <MenuItem
        icon={<Pencil aria-hidden="true" />}
        onSelect={() => navigate(paths.review(review.id, true))}
      >
        {reviewPageTexts.edit}
      </MenuItem>
      <MenuItem danger icon={<Trash2 aria-hidden="true" />} onSelect={onDelete}>
        {reviewEditingTexts.delete}
      </MenuItem>
    </>
  )
}
