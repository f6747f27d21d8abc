import { titlesTexts } from '@medley/texts/titles'
import { reviewCardsTexts } from '@medley/texts/review-cards'
import { commentsTexts } from '@medley/texts/comments'
import typography from '../../ui/layout/typography.module.css'
import layout from '../../ui/layout/layout.module.css'
import type { Review } from '@medley/contract/values/shapes'
import { displayName, displayTitleOf } from '@medley/messages/titles'
import { Pencil } from 'lucide-react'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/forms/button.tsx'
import { useIsSmallScreen } from '../../ui/layout/breakpoint.ts'
import { RatingCircle } from '../../ui/ratings/rating-circle.tsx'
import { CommentThread } from '../../features/comments/comment-thread.tsx'
import { LikeButton } from '../../features/review-likes/like-button.tsx'
import { ReportReview } from '../../features/reports/report-review.tsx'
import { WayIn } from '../../features/sessions/way-in.tsx'
import { ShareButton } from '../../features/share/share-button.tsx'
import { DeleteReview } from '../../features/review-cards/delete-review.tsx'
import styles from './review-reading.module.css'
import { ReviewText } from '../../features/review-cards/review-text.tsx'
import { SaveButton } from '../../features/review-cards/save-button.tsx'
import { ViewingDate } from '../../features/review-cards/viewing-date.tsx'

type ReviewReadingProps = {
  review: Review
  isAuthor: boolean
  /** True right after the editor closed: the focus returns to the button that opened it. */
  wasEdited: boolean
  onEdit: () => void
  onDeleted: () => void
}

/** A review in read mode: rating, text, likes and comments. */
export function ReviewReading({
  review,
  isAuthor,
  wasEdited,
  onEdit,
  onDeleted,
}: ReviewReadingProps) {
  const isSmall = useIsSmallScreen()
  return (
    <>
      <div className={layout['line-4']}>
        <RatingCircle rating={review.rating} size="l" />
        <ViewingDate review={review} />
      </div>
      <ReviewText review={review} />
      <div className={styles['acts']}>
        <LikeButton review={review} />
        <SaveButton review={review} />
        {isAuthor && (
          <>
            <Button
              autoFocus={wasEdited}
              kind="quiet"
              icon={<Pencil aria-hidden="true" />}
              onClick={onEdit}
            >
              {reviewCardsTexts.reviewPage.edit}
            </Button>
            <DeleteReview review={review} onDeleted={onDeleted} />
          </>
        )}
        <ShareButton
          title={titlesTexts.review({
            work: displayTitleOf(review.work),
            author: displayName(review.author),
          })}
          path={paths.review(review.id)}
          compact={isSmall}
        />
        <ReportReview review={review} />
      </div>
      <WayIn purpose={reviewCardsTexts.reviewPage.toAnswer} />
      <section className={styles['comments']} aria-labelledby="comments">
        <h2 id="comments" className={typography['title-xl']}>
          {commentsTexts.comments}
        </h2>
        <CommentThread review={review} />
      </section>
    </>
  )
}
