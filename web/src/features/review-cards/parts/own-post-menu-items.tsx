import type { Review } from '@medley/contract/shapes'
import { Globe, Pencil, Trash2, Users } from 'lucide-react'
import { useNavigate } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { logFailure } from '../../../lib/log.ts'
import { showSnackbar } from '../../../ui/feedback/snackbar-store.ts'
import { setAudience } from '../../reviews/reviews.writing.calls.ts'
import { MenuItem } from '../../../ui/overlays/menu.tsx'
import { audienceItemTexts, reviewEditingTexts, reviewPageTexts } from '../review-cards.messages.ts'

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
      <AudienceItem review={review} />
      <MenuItem danger icon={<Trash2 aria-hidden="true" />} onSelect={onDelete}>
        {reviewEditingTexts.delete}
      </MenuItem>
    </>
  )
}

function AudienceItem({ review }: { review: Review }) {
  const isNarrow = review.audience !== null
  const change = async () => {
    try {
      await setAudience(review, isNarrow ? null : 'friends')
    } catch (error) {
      logFailure('The audience of a review could not be changed', error)
      showSnackbar({ text: reviewEditingTexts.updateFailed, kind: 'error' })
    }
  }
  return (
    <MenuItem
      icon={isNarrow ? <Globe aria-hidden="true" /> : <Users aria-hidden="true" />}
      onSelect={() => void change()}
    >
      {isNarrow ? audienceItemTexts.open : audienceItemTexts.narrow}
    </MenuItem>
  )
}
