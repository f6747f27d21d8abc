import { worksTexts } from '@medley/texts/works'
import type { Medium } from '@medley/contract/values/medium'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, type Ref, useId, useRef } from 'react'
import { Link } from '../../lib/router/navigation.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { IconButton } from '../../ui/forms/icon-button.tsx'
import { classNames } from '../../ui/layout/class-names.ts'
import { posterShape } from './poster-shape.ts'
import styles from './work-strip.module.css'

type WorkStripProps = {
  ref?: Ref<HTMLElement>
  heading: ReactNode
  /** Of the works; of the tallest among several. */
  medium: Medium
  /** The name of the row in the labels of its scroll buttons. */
  name: string
  /** Leads to more of the kind. */
  link?: { to: string; text: string } | undefined
  /** The works as list items; without any, `instead` is shown. */
  children?: ReactNode
  instead?: ReactNode
}

/** A row of covers that scrolls sideways, by touch, by Tab and by its buttons. */
export function WorkStrip(props: WorkStripProps) {
  const { ref, heading, medium, name, link, children, instead } = props
  const id = useId()
  const list = useRef<HTMLUListElement>(null)
  const scroll = (direction: 1 | -1) => {
    const strip = list.current
    strip?.scrollBy({ left: direction * strip.clientWidth * 0.8 })
  }
  return (
    <section ref={ref} className={styles['section']} aria-labelledby={id}>
      <header className={styles['top']}>
        <h2 id={id} className={styles['heading']}>
          {heading}
        </h2>
        {link && (
          <Link className={styles['all']} to={link.to}>
            {link.text}
          </Link>
        )}
        {children && (
          <span className={styles['arrows']}>
            <IconButton
              label={worksTexts.backIn({ works: name })}
              icon={<ChevronLeft />}
              onClick={() => scroll(-1)}
            />
            <IconButton
              label={worksTexts.onIn({ works: name })}
              icon={<ChevronRight />}
              onClick={() => scroll(1)}
            />
          </span>
        )}
      </header>
      {children ? (
        <ul role="list" ref={list} className={stripClass(medium)}>
          {children}
        </ul>
      ) : (
        instead
      )}
    </section>
  )
}

function stripClass(medium: Medium): string {
  return classNames(styles['strip'], styles[posterShape(medium)])
}

/** Placeholders for the works of a strip. */
export function StripSkeleton({ medium }: { medium: Medium }) {
  const ratio = posterShape(medium) === 'tall' ? 2 / 3 : 1
  return (
    <ul role="list" className={stripClass(medium)} aria-hidden="true">
      {Array.from({ length: 10 }, (_, index) => (
        <li key={index}>
          <Skeleton ratio={ratio} />
        </li>
      ))}
    </ul>
  )
}
