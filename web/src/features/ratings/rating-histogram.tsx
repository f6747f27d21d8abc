import { ratingsTexts } from '@medley/texts/ratings'
import type { FriendRatings } from '@medley/contract/reviews/ratings'
import { displayName } from '@medley/messages/titles'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { classNames } from '../../ui/layout/class-names.ts'
import { Avatar } from '../../ui/pictures/avatar.tsx'
import { ratingColour } from '../../ui/ratings/rating-circle.tsx'
import styles from './rating-histogram.module.css'

type Friend = FriendRatings['items'][number]

type RatingHistogramProps = {
  /** Members per rating; ratings without any may be missing. */
  counts: readonly { rating: number; count: number }[]
  friends: readonly Friend[]
  /** The rating whose reviews are shown; null for all. */
  chosen: number | null
  onChoose: (rating: number | null) => void
}

/** Friends shown over one bar. */
const facesMax = 2

/** One bar for each rating, with friends' faces over theirs; a press on a bar chooses its rating. */
export function RatingHistogram({ counts, friends, chosen, onChoose }: RatingHistogramProps) {
  const byRating = new Map(counts.map(({ rating, count }) => [rating, count]))
  const most = Math.max(1, ...byRating.values())
  const first = byRating.has(0) ? 0 : 1
  const ratings = Array.from({ length: 11 - first }, (_, index) => index + first)
  return (
    <ul role="list" className={styles['bars']} aria-label={ratingsTexts.histogram}>
      {ratings.map((rating) => (
        <li key={rating} className={styles['column']}>
          <Faces friends={friends.filter((friend) => friend.rating === rating)} />
          <Bar
            rating={rating}
            count={byRating.get(rating) ?? 0}
            most={most}
            isChosen={rating === chosen}
            onPress={() => onChoose(rating === chosen ? null : rating)}
          />
        </li>
      ))}
    </ul>
  )
}

type BarProps = {
  rating: number
  count: number
  most: number
  isChosen: boolean
  onPress: () => void
}

function Bar({ rating, count, most, isChosen, onPress }: BarProps) {
  return (
    <button
      type="button"
      className={classNames(styles['bar'], isChosen && styles['chosen'])}
      aria-label={ratingsTexts.bar({ rating, count })}
      aria-pressed={isChosen}
      disabled={count === 0 && !isChosen}
      title={ratingsTexts.bar({ rating, count })}
      onClick={onPress}
    >
      <span className={styles['well']}>
        <span
          className={styles['fill']}
          style={{
            height: `${(count / most) * 100}%`,
            background: `var(--rating-${ratingColour(rating)})`,
          }}
        />
      </span>
      <span className={styles['number']}>{rating}</span>
    </button>
  )
}

function Faces({ friends }: { friends: readonly Friend[] }) {
  const others = friends.length - facesMax
  return (
    <>
      {others > 0 && <span className={styles['others']}>+{others}</span>}
      {friends.slice(0, facesMax).map(({ reviewId, rating, user }) => (
        <Link
          key={reviewId}
          className={styles['face']}
          to={paths.review(reviewId)}
          aria-label={ratingsTexts.friendGave({ name: displayName(user), rating })}
          title={ratingsTexts.friendGave({ name: displayName(user), rating })}
        >
          <Avatar
            name={displayName(user)}
            colourOf={user.username}
            src={user.profilePicture}
            size={24}
            decorative
          />
        </Link>
      ))}
    </>
  )
}
