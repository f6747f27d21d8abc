import { uiTexts } from '@medley/texts/ui'
import { type CSSProperties, type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react'
import { Button } from '../forms/button.tsx'
import { classNames } from './class-names.ts'
import styles from './expandable-text.module.css'

type ExpandableTextProps = {
  children: ReactNode
  /** Lines shown while collapsed. */
  lines?: number
  className?: string | undefined
}

/** Overflow in px above which the text counts as truncated. */
const tolerance = 4

/** Text truncated after a number of lines, with a Show More button. */
export function ExpandableText({ children, lines = 6, className }: ExpandableTextProps) {
  const id = useId()
  const textRef = useRef<HTMLDivElement>(null)
  const [open, setOpen] = useState(false)
  const [cut, setCut] = useState(false)
  const [end, setEnd] = useState<number>()
  useLayoutEffect(() => {
    const text = textRef.current
    if (!text || open) return undefined
    const measure = () => {
      const isCut = text.scrollHeight - text.clientHeight > tolerance
      setCut(isCut)
      setEnd(isCut ? endOfPart(text) : undefined)
    }
    // Does not report a text that the browser skips for being far away.
    const observer = new ResizeObserver(measure)
    // A clipped text keeps its height when a part of it grows.
    for (const part of [text, ...text.children]) observer.observe(part)
    return () => observer.disconnect()
  }, [open, children])
  return (
    <div className={classNames(styles['whole'], className)} dir="auto">
      <div
        id={id}
        ref={textRef}
        className={classNames(
          styles['text'],
          !open && styles['closed'],
          cut && !open && styles['cut'],
        )}
        style={open ? undefined : linesStyle(lines, end)}
        // A clipped part scrolls into view when it receives the focus or is found by a search in the page.
        onScroll={() => setOpen(true)}
      >
        {children}
      </div>
      {(cut || open) && (
        <Button
          kind="link"
          className={styles['toggle']}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? uiTexts.showLess : uiTexts.showMore}
        </Button>
      )}
    </div>
  )
}

function linesStyle(
  lines: number,
  end: number | undefined,
): CSSProperties & Record<`--${string}`, number | string> {
  return { '--lines': lines, ...(end !== undefined && { '--end': `${end}px` }) }
}

/** Where a cut text ends with a paragraph, so that no gap fades; undefined where it ends within one. */
function endOfPart(text: HTMLElement): number | undefined {
  const style = getComputedStyle(text)
  const seen = text.clientHeight - parseFloat(style.getPropertyValue('--target'))
  const fading = seen - parseFloat(style.lineHeight)
  const ends = [...text.children].map(
    (part) => part instanceof HTMLElement && part.offsetTop + part.offsetHeight - text.offsetTop,
  )
  const last = ends.findLast((end) => end !== false && end <= seen + tolerance)
  return last !== false && last !== undefined && last > fading ? last : undefined
}
