import { reviewsTexts } from '@medley/texts/reviews'
import type { Review } from '@medley/contract/values/shapes'
import { displayName, displayTitleOf } from '@medley/messages/titles'
import { Link } from '../../../lib/router/navigation.tsx'
import { showMoment, showPostingTime } from '../../../lib/time/dates.ts'
import { paths } from '../../../paths.ts'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { RatingCircle } from '../../../ui/ratings/rating-circle.tsx'
import { LikeButton } from '../../review-likes/like-button.tsx'
import { PostMenu } from '../../review-cards/post-menu.tsx'
import styles from './rating-row.module.css'

/** A rating without words in one row; its time leads to the page with the comments. */
export function RatingRow({ review }: { review: Review }) {
  const { author, work, rating, timePosted, comments } = review
  const name = displayName(author)
  const count = comments.items.length
  return (
    <article
      className={styles['row']}
      aria-label={reviewsTexts.workBy({ title: displayTitleOf(work), username: author.username })}
    >
      <RatingCircle rating={rating} size="s" label={reviewsTexts.rating({ name })} />
      <Avatar
        name={name}
        colourOf={author.username}
        src={author.profilePicture}
        size={30}
        decorative
      />
      <Link className={styles['name']} to={paths.profile(author.username)}>
        {name}
      </Link>
      <Link className={styles['time']} to={paths.review(review.id)} title={showMoment(timePosted)}>
        {count > 0 && <span>{reviewsTexts.comments({ count })}</span>}
        <time dateTime={timePosted}>{showPostingTime(timePosted)}</time>
      </Link>
      <LikeButton review={review} />
      <PostMenu review={review} onWorkPage />
    </article>
  )
}
