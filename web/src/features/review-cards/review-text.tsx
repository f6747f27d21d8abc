import { reviewsTexts } from '@medley/texts/reviews'
import { reviewCardsTexts } from '@medley/texts/review-cards'
import { EyeOff } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import type { Review } from '@medley/contract/values/shapes'
import { Button } from '../../ui/forms/button.tsx'
import { ExpandableText } from '../../ui/layout/expandable-text.tsx'
import { markedText } from '../reviews/marked-text.tsx'
import { useMember } from '../sessions/session.ts'
import styles from './review-text.module.css'

type ReviewTextProps = {
  review: Review
  /** Lines shown before Show More; undefined shows the whole text. */
  lines?: number
}

/**
 * A review's text. One with spoilers is hidden behind a button, which focuses the text, unless the reader wrote it or
 * finished its work.
 */
export function ReviewText({ review: { review, author, work, ...facts }, lines }: ReviewTextProps) {
  const [revealed, setRevealed] = useState(false)
  const words = useRef<HTMLDivElement>(null)
  const isOwn = useMember()?.id === author.id
  const paragraphs = useMemo(() => markedText(review ?? '', { isOwn }), [review, isOwn])
  const isCovered = facts.spoiler && !isOwn
  const isOpen = facts.isSpoilerOpen === true
  useEffect(() => {
    if (revealed) words.current?.focus({ preventScroll: true })
  }, [revealed])
  if (review === null) return null
  if (isCovered && !isOpen && !revealed) {
    return (
      <div className={styles['covered']}>
        <Button kind="quiet" icon={<EyeOff aria-hidden="true" />} onClick={() => setRevealed(true)}>
          {reviewsTexts.spoilers}
        </Button>
      </div>
    )
  }
  const text =
    lines === undefined ? (
      <div className={styles['text']} dir="auto">
        {paragraphs}
      </div>
    ) : (
      <ExpandableText className={styles['text']} lines={lines}>
        {paragraphs}
      </ExpandableText>
    )
  if (!isCovered) return text
  return (
    <div ref={words} tabIndex={revealed ? -1 : undefined}>
      {isOpen && <p className={styles['reason']}>{reviewCardsTexts.openBecause[work.medium]}</p>}
      {text}
    </div>
  )
}
