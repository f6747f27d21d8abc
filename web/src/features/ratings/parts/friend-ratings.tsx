import type { Medium } from '@medley/contract/medium'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { RatingCircle } from '../../../ui/ratings/rating-circle.tsx'
import { useFriendRatings } from '../ratings.calls.ts'
import { ratingTexts } from '../ratings.messages.ts'
import { RatingContextStrip } from './rating-context-strip.tsx'
import styles from './rating-context.module.css'

/** Friends' ratings of the work; nothing if there are none. */
export function FriendRatings({ work }: { work: { id: number; medium: Medium } }) {
  const { data, isError } = useFriendRatings(work.medium, work.id)
  return (
    <RatingContextStrip
      low
      label={ratingTexts.friends}
      failed={isError && !data}
      items={data?.map(({ reviewId, rating, user: { username, profilePicture } }) => (
        <li key={reviewId} className={styles['friend']}>
          <Avatar name={username} src={profilePicture} size={30} decorative />
          <span className={styles['name']}>{username}</span>
          <RatingCircle rating={rating} size="s" label={`Rating of ${username}`} />
        </li>
      ))}
    />
  )
}
