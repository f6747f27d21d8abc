import { reviewsTexts } from '@medley/texts/reviews'
import { readBlocks, type Span } from '@medley/contract/values/marked-text'
import { Fragment, type ReactNode, useState } from 'react'
import styles from './marked-text.module.css'

/**
 * The paragraphs of a text with light marks; no empty lines, so that truncated text never ends in one. Spoilers are
 * covered until they are activated, except in the reader's own text.
 */
export function markedText(text: string, { isOwn = false } = {}): ReactNode[] {
  return readBlocks(text).map(({ isQuote, lines }, index) => {
    const Tag = isQuote ? 'blockquote' : 'p'
    return (
      <Tag key={index}>
        {lines.map((spans, line) => (
          <Fragment key={line}>
            {line > 0 && '\n'}
            {partsOf(spans).map((part, at) => drawn(part, at, isOwn))}
          </Fragment>
        ))}
      </Tag>
    )
  })
}

/** The spans of a line, with those of one spoiler together. */
function partsOf(spans: readonly Span[]): Span[][] {
  const parts: Span[][] = []
  for (const span of spans) {
    const last = parts.at(-1)
    if (span.isSpoiler && last?.[0]?.isSpoiler) last.push(span)
    else parts.push([span])
  }
  return parts
}

function drawn(part: readonly Span[], index: number, isOwn: boolean): ReactNode {
  const words = part.map(styled)
  if (!part[0]?.isSpoiler) return <Fragment key={index}>{words}</Fragment>
  return (
    <Spoiler key={index} isOwn={isOwn}>
      {words}
    </Spoiler>
  )
}

function styled({ text, isBold, isItalic }: Span, index: number): ReactNode {
  const words = isItalic ? <em>{text}</em> : text
  return isBold ? <strong key={index}>{words}</strong> : <Fragment key={index}>{words}</Fragment>
}

/** Words behind a bar, which is as long for all of them; activating it shows and focuses them. */
function Spoiler({ isOwn, children }: { isOwn: boolean; children: ReactNode }) {
  const [isShown, setShown] = useState(false)
  if (isOwn) return <span className={styles['shown']}>{children}</span>
  if (isShown) {
    return (
      <span ref={focusOn} tabIndex={-1} className={styles['shown']}>
        {children}
      </span>
    )
  }
  return (
    <button
      type="button"
      className={styles['bar']}
      aria-label={reviewsTexts.showSpoiler}
      onClick={() => setShown(true)}
    />
  )
}

function focusOn(words: HTMLElement | null): void {
  words?.focus({ preventScroll: true })
}
