import { reviewsTexts } from '@medley/texts/reviews'
import type { Review } from '@medley/contract/values/shapes'
import { useState } from 'react'
import { MoreButton } from '../../ui/forms/more-button.tsx'
import { LazyItems } from '../../ui/overlays/lazy-items.tsx'
import { Menu } from '../../ui/overlays/menu.tsx'
import { ReportPopup } from '../reports/report-popup.tsx'
import { useMember } from '../sessions/session.ts'
import { useReviewDeletion } from './use-review-deletion.tsx'

type PostMenuProps = {
  review: Review
  /** Omits what concerns the work, on that work's own page. */
  onWorkPage: boolean
}

/** Menu of a post for members; renders nothing for visitors. */
export function PostMenu({ review, onWorkPage }: PostMenuProps) {
  const member = useMember()
  if (!member) return null
  if (member.id === review.author.id) return <OwnPostMenu review={review} />
  return <OthersPostMenu review={review} onWorkPage={onWorkPage} />
}

const trigger = <MoreButton label={reviewsTexts.postMenu} />

function OwnPostMenu({ review }: { review: Review }) {
  const { question, ask } = useReviewDeletion(review)
  return (
    <>
      <Menu trigger={trigger}>
        <LazyItems
          load={loadOwnItems}
          items={{ review, onDelete: ask }}
          failed={reviewsTexts.listFailed}
        />
      </Menu>
      {question}
    </>
  )
}

function OthersPostMenu({ review, onWorkPage }: PostMenuProps) {
  const { id, author, work } = review
  const [isReporting, setIsReporting] = useState(false)
  const items = {
    author,
    work: onWorkPage ? undefined : work,
    onReport: () => setIsReporting(true),
  }
  return (
    <>
      <Menu trigger={trigger}>
        <LazyItems load={loadItems} items={items} failed={reviewsTexts.listFailed} />
      </Menu>
      <ReportPopup
        open={isReporting}
        type="review"
        itemId={id}
        onClose={() => setIsReporting(false)}
      />
    </>
  )
}

async function loadItems() {
  return (await import('./parts/others-post-menu-items.tsx')).PostMenuItems
}

async function loadOwnItems() {
  return (await import('./parts/own-post-menu-items.tsx')).OwnPostMenuItems
}
