import { ratingsTexts } from '@medley/texts/ratings'
import type { Medium } from '@medley/contract/values/medium'
import type { FriendRatings as Ratings } from '@medley/contract/reviews/ratings'
import { displayName } from '@medley/messages/titles'
import { Avatar } from '../../../ui/pictures/avatar.tsx'
import { RatingCircle } from '../../../ui/ratings/rating-circle.tsx'
import { useFriendRatings } from '../../ratings/ratings.calls.ts'
import { RatingContextStrip } from './rating-context-strip.tsx'
import styles from './rating-context.module.css'

type FriendRatingItem = Ratings['items'][number]

/** Friends' ratings of the work. */
export function FriendRatings({ work }: { work: { id: number; medium: Medium } }) {
  const { data, isError } = useFriendRatings(work.medium, work.id)
  return (
    <RatingContextStrip
      low
      label={ratingsTexts.friends}
      failed={isError && !data}
      items={data?.map(({ reviewId, rating, user }) => (
        <FriendRating key={reviewId} rating={rating} user={user} />
      ))}
    />
  )
}

function FriendRating({ rating, user }: Pick<FriendRatingItem, 'rating' | 'user'>) {
  const name = displayName(user)
  return (
    <li className={styles['friend']}>
      <Avatar name={name} colourOf={user.username} src={user.profilePicture} size={30} decorative />
      <span className={styles['name']} title={`@${user.username}`}>
        {name}
      </span>
      <RatingCircle rating={rating} size="s" label={ratingsTexts.ratingOf({ name })} />
    </li>
  )
}
