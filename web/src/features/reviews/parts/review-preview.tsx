import { reviewsTexts } from '@medley/texts/reviews'
import typography from '../../../ui/layout/typography.module.css'
import { hasVisibleSign } from '@medley/contract/values/visible-sign'
import { markedText } from '../marked-text.tsx'
import styles from './review-preview.module.css'

/** A review as others will read it, with its spoilers covered. */
export function ReviewPreview({ text }: { text: string }) {
  return (
    <div
      role="region"
      aria-label={reviewsTexts.markBar.preview}
      dir="auto"
      className={styles['preview']}
    >
      {hasVisibleSign(text) ? (
        markedText(text)
      ) : (
        <p className={typography['faint']}>{reviewsTexts.markBar.nothing}</p>
      )}
    </div>
  )
}
