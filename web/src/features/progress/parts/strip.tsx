import { worksTexts } from '@medley/texts/works'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { IconButton } from '../../../ui/forms/icon-button.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import styles from './strips.module.css'

interface StripProps {
  /** For screen readers. */
  heading: string
  /** List items. */
  children: ReactNode
}

/** A row that scrolls sideways, by touch, by Tab and, where it does not fit, by its buttons. */
export function Strip({ heading, children }: StripProps) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const { hasBack, hasOn } = useRest(list)
  const scroll = (direction: 1 | -1) => {
    const strip = list.current
    strip?.scrollBy({ left: direction * strip.clientWidth * 0.8 })
  }
  return (
    <section aria-labelledby={id} className={styles['section']}>
      <h2 id={id}>
        <VisuallyHidden>{heading}</VisuallyHidden>
      </h2>
      <ul role="list" ref={list} className={styles['strip']} data-on={hasOn || undefined}>
        {children}
      </ul>
      {(hasBack || hasOn) && (
        <>
          <IconButton
            className={styles['back']}
            data-idle={!hasBack || undefined}
            label={worksTexts.backIn({ works: heading })}
            icon={<ChevronLeft />}
            onClick={() => scroll(-1)}
          />
          <IconButton
            className={styles['on']}
            data-idle={!hasOn || undefined}
            label={worksTexts.onIn({ works: heading })}
            icon={<ChevronRight />}
            onClick={() => scroll(1)}
          />
        </>
      )}
    </section>
  )
}

/** Less, in px, is no rest to scroll to. */
const leastRest = 4

/** Tells if a row goes on before or behind what is seen of it. */
function useRest(list: RefObject<HTMLUListElement | null>) {
  const [rest, setRest] = useState({ hasBack: false, hasOn: false })
  useEffect(() => {
    const strip = list.current
    if (!strip) return undefined
    const look = () => {
      const { scrollLeft, clientWidth, scrollWidth } = strip
      const hasBack = scrollLeft > leastRest
      const hasOn = scrollLeft + clientWidth < scrollWidth - leastRest
      setRest((was) => (was.hasBack === hasBack && was.hasOn === hasOn ? was : { hasBack, hasOn }))
    }
    look()
    const observer = new ResizeObserver(look)
    observer.observe(strip)
    strip.addEventListener('scroll', look, { passive: true })
    return () => {
      observer.disconnect()
      strip.removeEventListener('scroll', look)
    }
  })
  return rest
}
