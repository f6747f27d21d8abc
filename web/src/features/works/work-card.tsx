import typography from '../../ui/layout/typography.module.css'
import type { WorkRef } from '@medley/contract/values/shapes'
import { yearOf } from '@medley/messages/titles'
import { memo, type ReactNode } from 'react'
import { joinFacts } from '../../lib/facts.ts'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { CornerRating } from '../../ui/ratings/corner-rating.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { OwnRating } from '../ratings/own-rating.tsx'
import { coverProps } from './cover-props.ts'
import { posterShape } from './medium-words.ts'
import styles from './work-card.module.css'
import { worksTexts } from './works.messages.ts'
import { WorkPoster } from './work-poster.tsx'

export type WorkCardProps = {
  work: WorkRef & {
    creators: readonly { name: string }[]
    rating: number | null
    releaseDate?: string | null
    reviewCount?: number
  }
  /** The place in an order by rating, shown with the number of ratings. */
  rank?: number | undefined
  /** Content under the text, such as toggles. */
  children?: ReactNode
}

/** A work's poster, rank, title, year, creators and rating; the whole card links to its page. */
export const WorkCard = memo(function WorkCard({ work, rank, children }: WorkCardProps) {
  const { releaseDate, reviewCount = 0 } = work
  const facts = joinFacts([
    rank !== undefined && worksTexts.ratings(reviewCount),
    releaseDate && yearOf(releaseDate),
    work.creators.map(({ name }) => name).join(', '),
  ])
  return (
    <div className={styles['card']}>
      <Link {...coverProps(work)} to={paths.work(work)} className={styles['link']}>
        <span className={styles['picture']}>
          <WorkPoster work={work} decorative />
          <OwnRating workId={work.id} />
          {work.rating !== null && (
            <CornerRating rating={work.rating} label={worksTexts.averageRating} />
          )}
        </span>
        <span className={styles['words']}>
          <span className={styles['title']}>
            {rank !== undefined && (
              <span className={typography['soft']}>{worksTexts.rank(rank)} </span>
            )}
            {work.title}
          </span>
          {facts && <span className={styles['creators']}>{facts}</span>}
        </span>
      </Link>
      {children}
    </div>
  )
})

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
