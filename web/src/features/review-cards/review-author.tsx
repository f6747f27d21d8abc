import type { Review } from '@medley/contract/values/shapes'
import type { ReactNode } from 'react'
import { Link } from '../../lib/router/navigation.tsx'
import { showMoment, showPostingTime } from '../../lib/time/dates.ts'
import { paths } from '../../paths.ts'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { displayName } from '@medley/messages/titles'
import { FriendsOnly } from './friends-only.tsx'
import styles from './review-author.module.css'

type ReviewAuthorProps = {
  review: Review
  /** A button beside the name. */
  beside?: ReactNode
  menu?: ReactNode
}

/** A review's author and time, and a menu; the time links to the review. */
export function ReviewAuthor({ review, beside, menu }: ReviewAuthorProps) {
  const { author } = review
  const name = displayName(author)
  return (
    <div className={styles['row']}>
      <Link className={styles['person']} to={paths.profile(author.username)}>
        <Avatar
          name={name}
          colourOf={author.username}
          src={author.profilePicture}
          size={44}
          decorative
        />
        <span className={styles['name']}>{name}</span>
      </Link>
      {beside && <div className={styles['beside']}>{beside}</div>}
      <div className={styles['end']}>
        {review.audience && (
          <span className={styles['audience']}>
            <FriendsOnly />
          </span>
        )}
        <Link
          className={styles['time']}
          to={paths.review(review.id)}
          title={showMoment(review.timePosted)}
        >
          <time dateTime={review.timePosted}>{showPostingTime(review.timePosted)}</time>
        </Link>
        {menu}
      </div>
    </div>
  )
}
