import { reviewCardsTexts } from '@medley/texts/review-cards'
import { shareTexts } from '@medley/texts/share'
import type { Review } from '@medley/contract/values/shapes'
import { displayTitleOf } from '@medley/messages/titles'
import { Globe, ImageDown, Pencil, Trash2, Users } from 'lucide-react'
import { useNavigate } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { logFailure } from '../../../lib/log.ts'
import { showSnackbar } from '../../../ui/feedback/snackbar-store.ts'
import { setAudience } from '../../reviews/reviews.calls.ts'
import { MenuItem } from '../../../ui/overlays/menu.tsx'
import { PinItem } from '../../pinned-reviews/pin-item.tsx'
import { sharePicture } from '../../share/share-picture.ts'

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
        {reviewCardsTexts.reviewPage.edit}
      </MenuItem>
      <PinItem review={review} />
      <MenuItem
        icon={<ImageDown aria-hidden="true" />}
        onSelect={() =>
          void sharePicture({
            title: displayTitleOf(review.work),
            path: `/og/review/${review.id}.png`,
            name: `review-${review.id}`,
          })
        }
      >
        {shareTexts.sharePicture.share}
      </MenuItem>
      <AudienceItem review={review} />
      <MenuItem danger icon={<Trash2 aria-hidden="true" />} onSelect={onDelete}>
        {reviewCardsTexts.reviewEditing.delete}
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
      showSnackbar({ text: reviewCardsTexts.reviewEditing.updateFailed, kind: 'error' })
    }
  }
  return (
    <MenuItem
      icon={isNarrow ? <Globe aria-hidden="true" /> : <Users aria-hidden="true" />}
      onSelect={() => void change()}
    >
      {isNarrow ? reviewCardsTexts.audienceItem.open : reviewCardsTexts.audienceItem.narrow}
    </MenuItem>
  )
}
