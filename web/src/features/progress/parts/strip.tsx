import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useId, useRef } from 'react'
import { IconButton } from '../../../ui/forms/icon-button.tsx'
import { worksTexts } from '../../works/works.messages.ts'
import styles from './strips.module.css'

interface StripProps {
  heading: string
  /** The heading is smaller than that of the strip above. */
  isQuiet?: boolean
  /** List items. */
  children: ReactNode
}

/** A row that scrolls sideways, by touch, by Tab and by its buttons. */
export function Strip({ heading, isQuiet = false, children }: StripProps) {
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const scroll = (direction: 1 | -1) => {
    const strip = list.current
    strip?.scrollBy({ left: direction * strip.clientWidth * 0.8 })
  }
  return (
    <section aria-labelledby={id} className={styles['section']}>
      <header className={styles['top']}>
        <h2 id={id} className={isQuiet ? styles['quietHeading'] : styles['heading']}>
          {heading}
        </h2>
        <span className={styles['arrows']}>
          <IconButton
            label={worksTexts.backIn(heading)}
            icon={<ChevronLeft />}
            onClick={() => scroll(-1)}
          />
          <IconButton
            label={worksTexts.onIn(heading)}
            icon={<ChevronRight />}
            onClick={() => scroll(1)}
          />
        </span>
      </header>
      <ul role="list" ref={list} className={styles['strip']}>
        {children}
      </ul>
    </section>
  )
}
