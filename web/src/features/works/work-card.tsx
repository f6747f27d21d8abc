import { worksTexts } from '@medley/texts/works'
import typography from '../../ui/layout/typography.module.css'
import type { WorkRef } from '@medley/contract/values/shapes'
import { displayTitleOf, yearOf } from '@medley/messages/titles'
import { memo, type ReactNode } from 'react'
import { joinFacts } from '../../lib/facts.ts'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { classNames } from '../../ui/layout/class-names.ts'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { CoverRatings } from '../ratings/own-rating.tsx'
import { coverProps } from './cover-props.ts'
import { posterShape } from './poster-shape.ts'
import styles from './work-card.module.css'
import { saysTitle, WorkPoster } from './work-poster.tsx'

export type WorkCardProps = {
  work: WorkRef & {
    creators: readonly { name: string }[]
    rating: number | null
    releaseDate?: string | null
    reviewCount?: number
  }
  /** The place in an order by rating, shown with the number of ratings. */
  rank?: number | undefined
  /** Stands before the creators. */
  note?: string | false
  /** Content under the text, such as toggles. */
  children?: ReactNode
}

/** A work's poster, rank, year, creators and ratings, and its title where no drawing says it; the whole card links to its page. */
export const WorkCard = memo(function WorkCard({ work, rank, note, children }: WorkCardProps) {
  const { releaseDate, reviewCount = 0 } = work
  const facts = joinFacts([
    rank !== undefined && worksTexts.ratings({ count: reviewCount }),
    releaseDate && yearOf(releaseDate),
    note,
    work.creators.map(({ name }) => name).join(', '),
  ])
  const place = rank !== undefined && worksTexts.rank({ rank })
  return (
    <div className={styles['card']}>
      <Link {...coverProps(work)} to={paths.work(work)} className={styles['link']}>
        <span className={styles['picture']}>
          <WorkPoster work={work} decorative />
          <CoverRatings workId={work.id} rating={work.rating} whose="all" />
        </span>
        <Caption work={work} place={place} facts={facts} />
      </Link>
      {children}
    </div>
  )
})

type CaptionProps = {
  work: WorkRef & { releaseDate?: string | null }
  place: string | false
  facts: string
}

/**
 * Title and facts of a work with a picture. A drawing says the title: facts alone, or, where it is hard to read there, the
 * title alone.
 */
function Caption({ work, place, facts }: CaptionProps) {
  const isPictured = work.posterSource !== null
  if (!isPictured && saysTitle(work)) {
    return (
      <span className={styles['words']}>
        <VisuallyHidden>
          {place} {displayTitleOf(work)}{' '}
        </VisuallyHidden>
        <span className={styles['facts']}>
          {place && <span aria-hidden="true">{place} </span>}
          {facts}
        </span>
      </span>
    )
  }
  return (
    <span className={styles['words']} data-titled={isPictured ? '' : undefined}>
      <span className={classNames(styles['title'], !isPictured && styles['alone'])}>
        {place && <span className={typography['soft']}>{place} </span>}
        {displayTitleOf(work)}
      </span>
      {isPictured ? (
        facts && <span className={styles['creators']}>{facts}</span>
      ) : (
        <VisuallyHidden>{facts}</VisuallyHidden>
      )}
    </span>
  )
}

/** A grid of works, with as many columns as fit. */
export function WorkGrid({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={styles['grid']}>
      {children}
    </ul>
  )
}

/** Placeholders for loading cards. */
export function WorkGridSkeleton({ medium, count }: { medium: WorkRef['medium']; count: number }) {
  const ratio = posterShape(medium) === 'tall' ? 2 / 3 : 1
  return (
    <ul role="list" className={styles['grid']} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <li key={index} className={styles['card']}>
          <span className={styles['link']}>
            <Skeleton ratio={ratio} />
            <span className={styles['words']}>
              <Skeleton height="1.15em" width="85%" />
              <Skeleton height="1.1em" width="55%" />
            </span>
          </span>
        </li>
      ))}
    </ul>
  )
}
