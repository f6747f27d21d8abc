import { listsTexts } from '@medley/texts/lists'
import typography from '../../../ui/layout/typography.module.css'
import layout from '../../../ui/layout/layout.module.css'
import type { MediaList } from '@medley/contract/values/shapes'
import { Lock, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { joinFacts } from '../../../lib/facts.ts'
import { Link } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { OwnRating } from '../../ratings/own-rating.tsx'
import { WorkPoster } from '../../works/work-poster.tsx'
import { listLikes } from '../../list-likes/list-like-state.ts'
import { progressOf } from './list-progress.ts'
import { ListCover } from './list-cover.tsx'
import styles from './list-card.module.css'

export function ListCards({ children }: { children: ReactNode }) {
  return (
    <ul role="list" className={layout['stack-4']}>
      {children}
    </ul>
  )
}

type ListCardProps = {
  list: MediaList
  /** Names the owner, where lists of several members stand together. */
  withOwner?: boolean
}

/** One list: title, facts, description and first works. The whole card links to the list. */
export function ListCard({ list, withOwner = false }: ListCardProps) {
  const { totalCount } = listLikes.useLikes(list)
  const facts = joinFacts([
    withOwner && listsTexts.byOwner({ username: list.owner.username }),
    progressOf(list) ?? (list.entryCount > 0 && listsTexts.countWorks({ count: list.entryCount })),
    totalCount > 0 && listsTexts.likes({ count: totalCount }),
  ])
  return (
    <li className={styles['card']}>
      <ListCover list={list} className={styles['cover']} />
      <div className={styles['words']}>
        <div className={styles['top']}>
          <h2 className={styles['title']}>
            <Link to={paths.list(list.owner.username, list.id)}>{list.title}</Link>
          </h2>
          {list.isPrivate && (
            <span className={styles['private']}>
              <Lock aria-hidden="true" />
              {listsTexts.private}
            </span>
          )}
          {!list.isPrivate && list.audience && (
            <span className={styles['private']}>
              <Users aria-hidden="true" />
              {listsTexts.friendsOnly}
            </span>
          )}
        </div>
        {facts && <p className={typography['soft-small']}>{facts}</p>}
        {list.description && <p className={styles['description']}>{list.description}</p>}
      </div>
      {list.previewEntries.length === 0 ? (
        <p className={styles['none']}>{listsTexts.noPreview}</p>
      ) : (
        <ul role="list" className={styles['shelf']}>
          {list.previewEntries.map(({ work }) => (
            <li key={work.id} className={styles['work']}>
              <WorkPoster work={work} />
              <OwnRating workId={work.id} />
            </li>
          ))}
        </ul>
      )}
    </li>
  )
}

/** Placeholders for loading cards. */
export function ListCardsSkeleton() {
  return (
    <ul role="list" className={layout['stack-4']} aria-hidden="true">
      {[0, 1, 2].map((card) => (
        <li key={card} className={styles['card']}>
          <span className={styles['cover']}>
            <Skeleton ratio={1} />
          </span>
          <div className={styles['words']}>
            <Skeleton width="14rem" height="1.5rem" />
          </div>
          <div className={styles['shelf']}>
            {Array.from({ length: 10 }, (_, index) => (
              <span key={index} className={styles['work']}>
                <Skeleton ratio={2 / 3} />
              </span>
            ))}
          </div>
        </li>
      ))}
    </ul>
  )
}
