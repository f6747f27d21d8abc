import { EyeOff } from 'lucide-react'
import { useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../../ui/forms/button.tsx'
import { ExpandableText } from '../../ui/layout/expandable-text.tsx'
import { markedText } from '../../ui/layout/marked-text.tsx'
import { reviewTexts } from '../reviews/reviews.messages.ts'
import styles from './review-text.module.css'

type ReviewTextProps = {
  review: { review: string | null; spoiler: boolean }
  /** Lines shown before Show More; undefined shows the whole text. */
  lines?: number
}

/** A review's text; spoilers are hidden behind a button, and revealing them focuses the text. */
export function ReviewText({ review: { review, spoiler }, lines }: ReviewTextProps) {
  const [revealed, setRevealed] = useState(false)
  const words = useRef<HTMLDivElement>(null)
  const paragraphs = useMemo(() => markedText(review ?? ''), [review])
  useEffect(() => {
    if (revealed) words.current?.focus({ preventScroll: true })
  }, [revealed])
  if (review === null) return null
  if (spoiler && !revealed) {
    return (
      <div className={styles['covered']}>
        <Button kind="quiet" icon={<EyeOff aria-hidden="true" />} onClick={() => setRevealed(true)}>
          {reviewTexts.spoilers}
        </Button>
      </div>
    )
  }
  return (
    <div ref={words} dir="auto" tabIndex={revealed ? -1 : undefined}>
      {lines === undefined ? (
        <div className={styles['text']}>{paragraphs}</div>
      ) : (
        <ExpandableText className={styles['text']} lines={lines}>
          {paragraphs}
        </ExpandableText>
      )}
    </div>
  )
}
