import { searchTexts } from '@medley/texts/search'
import type { Medium } from '@medley/contract/values/medium'
import type { SearchItem } from '@medley/contract/values/shapes'
import { displayTitleOf } from '@medley/messages/titles'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { LoadingNote, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { OwnRating } from '../../features/ratings/own-rating.tsx'
import { coverProps } from '../../features/works/cover-props.ts'
import { posterShape } from '../../features/works/poster-shape.ts'
import { WorkPoster } from '../../features/works/work-poster.tsx'
import { WorkToggles } from '../../features/work-marks/work-toggles.tsx'
import { describeWork } from '../../features/search/describe-work.ts'
import styles from './found-works.module.css'

/** Posters with details and toggles in a grid; rows on small screens. */
export function FoundWorks({ works }: { works: readonly SearchItem[] }) {
  return (
    <ul className={styles['shelf']}>
      {works.map((work, index) => (
        <FoundWork key={work.id} work={work} eager={index === 0} />
      ))}
    </ul>
  )
}

type FoundWorkProps = { work: SearchItem; eager: boolean }

function FoundWork({ work, eager }: FoundWorkProps) {
  const facts = describeWork(work)
  return (
    <li className={styles['work']}>
      <Link {...coverProps(work)} className={styles['link']} to={paths.work(work)}>
        <span className={styles['poster']}>
          <WorkPoster work={work} decorative eager={eager} />
          <OwnRating workId={work.id} />
        </span>
        <span className={styles['words']}>
          <span className={styles['title']}>{displayTitleOf(work)}</span>
          {facts && <span className={styles['facts']}>{facts}</span>}
        </span>
      </Link>
      <div className={styles['toggles']}>
        <WorkToggles work={work} compact />
      </div>
    </li>
  )
}

/** Placeholders for loading posters. */
export function FoundWorksSkeleton({ category }: { category: Medium }) {
  const ratio = posterShape(category) === 'tall' ? 2 / 3 : 1
  return (
    <div className={styles['shelf']}>
      <LoadingNote text={searchTexts.loading} />
      {Array.from({ length: 12 }, (_, index) => (
        <div key={index} className={styles['work']}>
          <span className={styles['link']}>
            <span className={styles['poster']}>
              <Skeleton ratio={ratio} />
            </span>
            <span className={styles['words']}>
              <Skeleton width="80%" height="1.1rem" />
              <Skeleton width="60%" height="0.9rem" />
            </span>
          </span>
        </div>
      ))}
    </div>
  )
}
