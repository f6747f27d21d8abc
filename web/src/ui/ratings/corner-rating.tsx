import styles from './corner-rating.module.css'
import { RatingCircle } from './rating-circle.tsx'

type CornerRatingProps = {
  /** 0 to 10, decimals for an average. */
  rating: number
  /** Whose rating it is. */
  label?: string
}

/** A small rating at the lower right of a poster, half below it; the parent must be positioned. */
export function CornerRating({ rating, label }: CornerRatingProps) {
  return (
    <span className={styles['corner']} title={label}>
      <RatingCircle rating={rating} size="s" {...(label === undefined ? {} : { label })} />
    </span>
  )
}
