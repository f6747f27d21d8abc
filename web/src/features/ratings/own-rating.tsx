import { Star } from 'lucide-react'
import { useMember } from '../sessions/session.ts'
import styles from './own-rating.module.css'
import { useOwnRating } from './ratings.calls.ts'
import { ratingTexts } from './ratings.messages.ts'

/** The member's own rating at the lower left of a poster; the parent must be positioned. */
export function OwnRating({ workId }: { workId: number }) {
  // Visitors' posters, of which a page has many, need not follow a query.
  return useMember() === null ? null : <MembersRating workId={workId} />
}

function MembersRating({ workId }: { workId: number }) {
  const rating = useOwnRating(workId)
  if (rating === null) return null
  return (
    <span className={styles['rating']} role="img" aria-label={ratingTexts.own(rating)}>
      <Star aria-hidden="true" />
      {rating}
    </span>
  )
}
