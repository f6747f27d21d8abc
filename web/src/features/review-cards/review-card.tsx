import { reviewsTexts } from '@medley/texts/reviews'
import { titlesTexts } from '@medley/texts/titles'
import layout from '../../ui/layout/layout.module.css'
import type { Review } from '@medley/contract/values/shapes'
import { displayName, displayTitleOf } from '@medley/messages/titles'
import { memo, type ReactNode, useState } from 'react'
import { joinFacts } from '../../lib/facts.ts'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { useIsSmallScreen } from '../../ui/layout/breakpoint.ts'
import { Card } from '../../ui/layout/card.tsx'
import { RatingCircle } from '../../ui/ratings/rating-circle.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { SerifTitle } from '../../ui/layout/serif-title.tsx'
import { CommentButton } from '../comments/comment-button.tsx'
import { CommentThread } from '../comments/comment-thread.tsx'
import { LikeButton } from '../review-likes/like-button.tsx'
import { coverLinkMarks, coverProps } from '../works/cover-props.ts'
import { WorkPoster } from '../works/work-poster.tsx'
import { PostMenu } from './post-menu.tsx'
import { ReviewAuthor } from './review-author.tsx'
import { ReviewText } from './review-text.tsx'
import { SaveButton } from './save-button.tsx'
import { ViewingDate } from './viewing-date.tsx'
import { useCachedReview } from '../reviews/reviews.calls.ts'
import styles from './review-card.module.css'

type ReviewCardProps = {
  /** Id of a review that a list has cached. */
  id: number
  /** Omits the work, for use on that work's own page. */
  onWorkPage?: boolean
  /** A button beside the author of a review that is not a post of the feed. */
  besideAuthor?: ReactNode
}

const inlineLines = 8
const inlineComments = 2

/** A review in a feed: author, work, rating, text, likes and comments. */
export const ReviewCard = memo(function ReviewCard({
  id,
  onWorkPage = false,
  besideAuthor,
}: ReviewCardProps) {
  const review = useCachedReview(id)
  if (!review) return null
  const { work, author, rating } = review
  return (
    <Card
      {...(besideAuthor ? { role: 'group' } : { as: 'article' })}
      className={styles['card']}
      aria-label={reviewsTexts.workBy({ title: displayTitleOf(work), username: author.username })}
    >
      {onWorkPage && (
        // Leads screen readers from review to review; a card elsewhere has its work's title.
        <h3>
          <VisuallyHidden>{displayName(author)}</VisuallyHidden>
        </h3>
      )}
      <ReviewAuthor
        review={review}
        beside={besideAuthor}
        menu={<PostMenu review={review} onWorkPage={onWorkPage} />}
      />
      {onWorkPage ? (
        <div className={layout['line-3']}>
          <RatingCircle rating={rating} />
          <ViewingDate review={review} />
        </div>
      ) : (
        <ReviewedWork review={review} />
      )}
      <ReviewText review={review} lines={inlineLines} />
      <Actions review={review} onWorkPage={onWorkPage} />
    </Card>
  )
})

/** Like, comment and save; the box for a comment opens on a press. */
function Actions({ review, onWorkPage }: { review: Review; onWorkPage: boolean }) {
  const [presses, setPresses] = useState(0)
  return (
    <>
      <div className={layout['wrap-2']}>
        <LikeButton review={review} />
        <CommentButton
          count={review.comments.items.length}
          onPress={() => setPresses(presses + 1)}
        />
        {!onWorkPage && <SaveButton review={review} />}
      </div>
      <CommentThread review={review} inline={inlineComments} presses={presses} />
    </>
  )
}

function ReviewedWork({ review }: { review: Review }) {
  const { work, rating } = review
  const isSmall = useIsSmallScreen()
  return (
    <div className={styles['work']}>
      <Link
        {...coverProps(work)}
        className={styles['poster']}
        to={paths.work(work)}
        tabIndex={-1}
        aria-hidden="true"
      >
        <WorkPoster work={work} decorative />
      </Link>
      <div className={styles['facts']}>
        <SerifTitle as="h2">
          <Link {...coverLinkMarks(work)} to={paths.work(work)}>
            {displayTitleOf(work)}
          </Link>
        </SerifTitle>
        <p className={styles['creators']}>
          {joinFacts([
            titlesTexts.mediumNames[work.medium],
            work.creators.map(({ name }) => name).join(', '),
          ])}
        </p>
        <ViewingDate review={review} />
      </div>
      <RatingCircle rating={rating} size={isSmall ? 'm' : 'l'} />
    </div>
  )
}
