import { reviewCardsTexts } from '@medley/texts/review-cards'
import { reviewDrawerTexts } from '@medley/texts/review-drawer'
import { titlesTexts } from '@medley/texts/titles'
import { commentsTexts } from '@medley/texts/comments'
import layout from '../../../ui/layout/layout.module.css'
import type { Review } from '@medley/contract/values/shapes'
import { displayTitleOf } from '@medley/messages/titles'
import { ChevronDown, Pencil } from 'lucide-react'
import { useRef, useState } from 'react'
import { Link } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { Button, buttonClass } from '../../../ui/forms/button.tsx'
import { Drawer } from '../../../ui/overlays/drawer.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Overline } from '../../../ui/layout/overline.tsx'
import { RatingCircle } from '../../../ui/ratings/rating-circle.tsx'
import { SerifTitle } from '../../../ui/layout/serif-title.tsx'
import { CommentList } from '../../comments/comment-list.tsx'
import { PinButton } from '../../pinned-reviews/pin-button.tsx'
import { ReportReview } from '../../reports/report-review.tsx'
import { useMember } from '../../sessions/session.ts'
import { MediumIcon } from '../../works/medium-icon.tsx'
import { WorkPoster } from '../../works/work-poster.tsx'
import { useCachedReview } from '../../reviews/reviews.calls.ts'
import { DeleteReview } from '../../review-cards/delete-review.tsx'
import styles from './review-drawer.module.css'
import { ReviewText } from '../../review-cards/review-text.tsx'

type DrawerOf<Id> = { open: boolean; reviewId: Id; onClose: () => void }

/** The panel at the right edge that shows one review, or an error if the id is null. */
export function ReviewDrawer({ reviewId, ...drawer }: DrawerOf<number | null>) {
  if (reviewId !== null) return <CachedReviewDrawer {...drawer} reviewId={reviewId} />
  return (
    <Drawer {...drawer} title={reviewCardsTexts.reviewPage.review}>
      <ErrorState text={reviewDrawerTexts.failed} />
    </Drawer>
  )
}

/** Stays closed until the review is cached. */
function CachedReviewDrawer({ open, reviewId, onClose }: DrawerOf<number>) {
  const review = useCachedReview(reviewId)
  return (
    <Drawer
      open={open && review !== undefined}
      onClose={onClose}
      title={reviewCardsTexts.reviewPage.review}
    >
      {review && <DrawnReview key={reviewId} review={review} onDeleted={onClose} />}
    </Drawer>
  )
}

type DrawnReviewProps = { review: Review; onDeleted: () => void }

/** Its links replace the drawer's history entry, so that Back does not reopen it. */
function DrawnReview({ review, onDeleted }: DrawnReviewProps) {
  const { id } = review
  const isAuthor = useMember()?.id === review.author.id
  const { work, rating } = review
  return (
    <div className={styles['review']}>
      <div className={styles['work']}>
        <div>
          <WorkPoster work={work} decorative />
        </div>
        <div className={styles['facts']}>
          <Overline icon={<MediumIcon medium={work.medium} />}>
            {titlesTexts.mediumNames[work.medium]}
          </Overline>
          <SerifTitle as="h3">
            {displayTitleOf(work) || reviewCardsTexts.reviewPage.unknownTitle}
          </SerifTitle>
          <RatingCircle rating={rating} size="l" />
        </div>
      </div>
      <div className={layout['wrap-2']}>
        <Link className={buttonClass('primary')} to={paths.review(id)} replace>
          {reviewCardsTexts.reviewPage.open}
        </Link>
        {isAuthor && (
          <>
            <Link className={buttonClass('quiet')} to={paths.review(id, true)} replace>
              <Pencil aria-hidden="true" />
              {reviewCardsTexts.reviewPage.edit}
            </Link>
            <PinButton review={review} />
            <DeleteReview review={review} onDeleted={onDeleted} />
          </>
        )}
        <ReportReview review={review} />
      </div>
      <ReviewText review={review} />
      <DrawerComments review={review} />
    </div>
  )
}

function DrawerComments({ review }: { review: Review }) {
  const [open, setOpen] = useState(true)
  const section = useRef<HTMLElement>(null)
  const { items } = review.comments
  if (items.length === 0) return null
  return (
    <section ref={section} tabIndex={-1} className={layout['stack-2']}>
      <Button
        kind="link"
        className={styles['toggle']}
        icon={<ChevronDown aria-hidden="true" />}
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {commentsTexts.comments} ({items.length})
      </Button>
      {open && (
        <CommentList
          review={review}
          comments={items}
          onRemoved={() => section.current?.focus({ preventScroll: true })}
        />
      )}
    </section>
  )
}
