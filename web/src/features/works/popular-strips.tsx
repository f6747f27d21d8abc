import { type Medium, mediums } from '@medley/contract/medium'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useId, useRef } from 'react'
import { Link } from 'react-router'
import { useNear } from '../../lib/use-near.ts'
import { paths } from '../../paths.ts'
import { classNames } from '../../ui/layout/class-names.ts'
import { IconButton } from '../../ui/forms/icon-button.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { mediumPlurals } from '@medley/contract/titles'
import { posterShape } from './medium-words.ts'
import styles from './popular-strips.module.css'
import { WorkCard } from './work-card.tsx'
import { palettesOf } from './work-poster.tsx'
import { usePopularWorks } from './works.calls.ts'
import { worksTexts } from './works.messages.ts'

/** Most reviewed works of each medium; a strip loads its works once it is near the viewport. */
export function PopularStrips() {
  return (
    <div className={styles['strips']}>
      {mediums.map((medium) => (
        <PopularStrip key={medium} medium={medium} />
      ))}
    </div>
  )
}

function PopularStrip({ medium }: { medium: Medium }) {
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const near = useNear(section)
  const { data, isPending } = usePopularWorks(medium, near)
  // Cached works wait too: rendering a hundred covers at once would delay the first paint.
  const works = near ? data : undefined
  const palettes = palettesOf(works ?? [])
  const isEmpty = near && !isPending && !works?.length
  const scroll = (direction: 1 | -1) => {
    const strip = list.current
    strip?.scrollBy({ left: direction * strip.clientWidth * 0.8 })
  }
  return (
    <section ref={section} className={styles['section']} aria-labelledby={id}>
      <header className={styles['top']}>
        <h2 id={id} className={styles['heading']}>
          {worksTexts.popular(mediumPlurals[medium])}
        </h2>
        <Link className={styles['all']} to={paths.explore(medium)}>
          {worksTexts.explore(mediumPlurals[medium])}
        </Link>
        {!isEmpty && (
          <span className={styles['arrows']}>
            <IconButton
              label={worksTexts.backIn(mediumPlurals[medium])}
              icon={<ChevronLeft />}
              onClick={() => scroll(-1)}
            />
            <IconButton
              label={worksTexts.onIn(mediumPlurals[medium])}
              icon={<ChevronRight />}
              onClick={() => scroll(1)}
            />
          </span>
        )}
      </header>
      {(!near || isPending) && <StripSkeleton medium={medium} />}
      {isEmpty && <p className={styles['none']}>{worksTexts.noWorks}</p>}
      {works && works.length > 0 && (
        <ul role="list" ref={list} className={stripClass(medium)}>
          {works.map((work, place) => (
            <li key={work.id}>
              <WorkCard work={work} palette={palettes[place]} />
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function stripClass(medium: Medium): string {
  return classNames(styles['strip'], styles[posterShape(medium)])
}

function StripSkeleton({ medium }: { medium: Medium }) {
  const ratio = posterShape(medium) === 'tall' ? 2 / 3 : 1
  return (
    <ul role="list" className={stripClass(medium)} aria-hidden="true">
      {Array.from({ length: 10 }, (_, place) => (
        <li key={place}>
          <Skeleton ratio={ratio} />
        </li>
      ))}
    </ul>
  )
}
