import { type Block, readBlocks, type Span } from '@medley/contract/marked-text'
import { EyeOff } from 'lucide-react'
import { Fragment, type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Button } from '../../ui/forms/button.tsx'
import { ExpandableText } from '../../ui/layout/expandable-text.tsx'
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
  const paragraphs = useMemo(() => paragraphsOf(review ?? ''), [review])
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

/** Paragraphs instead of empty lines, so that truncated text never ends in an empty line. */
function paragraphsOf(text: string): ReactNode[] {
  return readBlocks(text).map((block, index) =>
    block.isQuote ? (
      <blockquote key={index}>{linesOf(block)}</blockquote>
    ) : (
      <p key={index}>{linesOf(block)}</p>
    ),
  )
}

function linesOf({ lines }: Block): ReactNode[] {
  return lines.map((spans, index) => (
    <Fragment key={index}>
      {index > 0 && '\n'}
      {spans.map(styled)}
    </Fragment>
  ))
}

function styled({ text, isBold, isItalic }: Span, index: number): ReactNode {
  const words = isItalic ? <em>{text}</em> : text
  return isBold ? <strong key={index}>{words}</strong> : <Fragment key={index}>{words}</Fragment>
}
