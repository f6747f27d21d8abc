import { ratingsTexts } from '@medley/texts/ratings'
import { Star } from 'lucide-react'
import { useMember } from '../sessions/session.ts'
import { formatNumber } from '../../lib/locale.ts'
import { CornerRating } from '../../ui/ratings/corner-rating.tsx'
import styles from './own-rating.module.css'
import { useOwnRating } from './ratings.calls.ts'

/** The member's own rating at the lower left of a poster; the parent must be positioned. */
export function OwnRating({ workId }: { workId: number }) {
  // Visitors' posters, of which a page has many, need not follow a query.
  return useMember() === null ? null : <MembersRating workId={workId} />
}

function MembersRating({ workId }: { workId: number }) {
  const rating = useOwnRating(workId)
  return rating === null ? null : <OwnStar rating={rating} label={ratingsTexts.own({ rating })} />
}

function OwnStar({ rating, label }: { rating: number; label: string }) {
  return (
    <span className={styles['rating']} role="img" aria-label={label} title={label}>
      <Star aria-hidden="true" />
      {rating}
    </span>
  )
}

type CoverRatingsProps = {
  workId: number
  /** An average; null without ratings. */
  rating: number | null
  whose: 'all' | 'friends'
}

/**
 * The member's own rating and an average at the lower corners of a poster, which must be positioned; one number where both
 * are the same.
 */
export function CoverRatings(props: CoverRatingsProps) {
  if (useMember() !== null) return <BothRatings {...props} />
  return (
    props.rating !== null && (
      <CornerRating rating={props.rating} label={ratingsTexts.average(props)} />
    )
  )
}

function BothRatings({ workId, rating, whose }: CoverRatingsProps) {
  const own = useOwnRating(workId)
  const isSame = own !== null && rating !== null && formatNumber(own) === formatNumber(rating)
  return (
    <>
      {own !== null && (
        <OwnStar
          rating={own}
          label={
            isSame ? ratingsTexts.ownAs({ whose, rating: own }) : ratingsTexts.own({ rating: own })
          }
        />
      )}
      {rating !== null && !isSame && (
        <CornerRating rating={rating} label={ratingsTexts.average({ whose })} />
      )}
    </>
  )
}
