import { listsTexts } from '@medley/texts/lists'
import type { ListEntry } from '@medley/contract/values/shapes'
import { displayTitleOf } from '@medley/messages/titles'
import { Link } from '../../../lib/router/navigation.tsx'
import { formatNumber } from '../../../lib/locale.ts'
import { paths } from '../../../paths.ts'
import { classNames } from '../../../ui/layout/class-names.ts'
import { ExpandableText } from '../../../ui/layout/expandable-text.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { OwnRating } from '../../ratings/own-rating.tsx'
import { coverProps } from '../../works/cover-props.ts'
import { WorkPoster } from '../../works/work-poster.tsx'
import styles from './entry-grid.module.css'

type EntryGridProps = {
  entries: readonly ListEntry[]
  /** Shows the position in the list on each poster. */
  ranked: boolean
}

/** A grid of the list's works, with their notes. */
export function EntryGrid({ entries, ranked }: EntryGridProps) {
  const isNoted = entries.some(({ note }) => note)
  return (
    <ul
      role="list"
      className={classNames(styles['grid'], ranked && styles['ranked'], isNoted && styles['noted'])}
    >
      {entries.map(({ position, work, note }) => (
        <li key={work.id}>
          <Link {...coverProps(work)} to={paths.work(work)} className={styles['link']}>
            <span className={styles['picture']}>
              <WorkPoster work={work} decorative />
              <OwnRating workId={work.id} />
              {ranked && (
                <span className={styles['rank']}>
                  <VisuallyHidden>{listsTexts.listPage.number} </VisuallyHidden>
                  {formatNumber(position)}
                </span>
              )}
            </span>
            <span className={styles['title']}>{displayTitleOf(work)}</span>
          </Link>
          {note && (
            <ExpandableText className={styles['note']}>
              <p>{note}</p>
            </ExpandableText>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Placeholders for loading works. */
export function EntryGridSkeleton() {
  return (
    <ul role="list" className={styles['grid']} aria-hidden="true">
      {Array.from({ length: 12 }, (_, index) => (
        <li key={index} className={styles['link']}>
          <Skeleton ratio={2 / 3} />
          <Skeleton width="80%" height="1em" />
        </li>
      ))}
    </ul>
  )
}
