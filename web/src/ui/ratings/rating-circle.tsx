import { uiTexts } from '@medley/texts/ui'
import { formatNumber } from '../../lib/locale.ts'
import { classNames } from '../layout/class-names.ts'
import styles from './rating-circle.module.css'

type RatingCircleProps = {
  /** 0 to 10, decimals for an average; null or undefined when there is none. */
  rating: number | null | undefined
  size?: 's' | 'm' | 'l'
  /** Whose rating it is, for screen readers. */
  label?: string
}

/** `8`, `7.4`: at most one decimal. */
export function ratingText(rating: number): string {
  return formatNumber(rating)
}

/** Which of the ten colours a rating takes, 1 (red) to 10 (teal); halves round up, 0 takes the first. */
export function ratingColour(rating: number): number {
  return Math.min(10, Math.max(1, Math.round(rating)))
}

/** A rating as an arc of ten times its value in per cent, with the number inside. */
export function RatingCircle({ rating, size = 'm', label = uiTexts.rating }: RatingCircleProps) {
  const none = rating === null || rating === undefined
  const percent = none ? 0 : Math.round(rating * 10)
  const text = none ? '–' : ratingText(rating)
  return (
    <span
      className={classNames(styles['circle'], styles[size], none && styles['none'])}
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={none ? undefined : percent}
      aria-valuetext={none ? uiTexts.noRating : uiTexts.ofTen({ rating: text })}
    >
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle className={styles['track']} cx="20" cy="20" r="17.5" />
        {percent > 0 && !none && (
          <circle
            className={styles['arc']}
            cx="20"
            cy="20"
            r="17.5"
            pathLength={100}
            strokeDasharray={percent < 100 ? `${percent} 100` : undefined}
            style={{ stroke: `var(--rating-${ratingColour(rating)})` }}
          />
        )}
      </svg>
      <span className={styles['number']} aria-hidden="true">
        {text}
      </span>
    </span>
  )
}
