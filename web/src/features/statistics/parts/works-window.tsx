import { statisticsTexts } from '@medley/texts/statistics'
import type { WorkBehind } from '@medley/contract/library/statistics'
import { displayTitleOf } from '@medley/messages/titles'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from '../../../lib/router/navigation.tsx'
import { showDay } from '../../../lib/time/dates.ts'
import { paths } from '../../../paths.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingNote, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { InfiniteList } from '../../../ui/lists/infinite-list.tsx'
import { DialogWindow } from '../../../ui/overlays/dialog-window.tsx'
import { WorkPoster } from '../../works/work-poster.tsx'
import { type Period, type Wanted, worksBehindQuery } from '../statistics.calls.ts'
import styles from './works-window.module.css'

export type WorksWindowProps = {
  ownerId: number
  period: Period
  /** Null for a closed window. */
  wanted: Wanted | null
  onClose: () => void
}

/** The works behind a figure. Keeps what it shows while it closes. */
export function WorksWindow({ ownerId, period, wanted, onClose }: WorksWindowProps) {
  const [shown, setShown] = useState(wanted)
  if (wanted && wanted !== shown) setShown(wanted)
  if (!shown) return null
  return (
    <DialogWindow open={wanted !== null} onClose={onClose} title={shown.title}>
      <Works ownerId={ownerId} period={period} wanted={shown} />
    </DialogWindow>
  )
}

type WorksProps = { ownerId: number; period: Period; wanted: Wanted }

function Works({ ownerId, period, wanted }: WorksProps) {
  const list = useInfiniteQuery(worksBehindQuery(ownerId, period, wanted))
  const works = list.data?.pages.flatMap(({ items }) => items)
  if (!works) {
    return list.isError ? (
      <ErrorState
        text={statisticsTexts.figure.worksFailed}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    ) : (
      <>
        <LoadingNote />
        <Skeleton height="20rem" />
      </>
    )
  }
  if (works.length === 0)
    return <p className={styles['nothing']}>{statisticsTexts.figure.nothing}</p>
  return (
    <InfiniteList
      hasMore={list.hasNextPage}
      loading={list.isFetchingNextPage}
      onMore={() => void list.fetchNextPage()}
      moreLabel={statisticsTexts.figure.more}
      error={list.isFetchNextPageError ? statisticsTexts.figure.moreFailed : undefined}
    >
      <ul role="list" className={styles['list']}>
        {works.map((one) => (
          <li key={one.work.id} className={styles['row']}>
            <span className={styles['poster']}>
              <WorkPoster work={one.work} decorative />
            </span>
            <span className={styles['words']}>
              <Link className={styles['title']} to={paths.work(one.work)}>
                {displayTitleOf(one.work)}
              </Link>
              <span className={styles['facts']}>{factsOf(one)}</span>
            </span>
            {one.rating !== null && (
              <span className={styles['rating']}>
                <span aria-hidden="true">★ {one.rating}</span>
                <VisuallyHidden>
                  {statisticsTexts.figure.ofTen({ rating: one.rating })}
                </VisuallyHidden>
              </span>
            )}
          </li>
        ))}
      </ul>
    </InfiniteList>
  )
}

function factsOf({ day, viewings }: WorkBehind): string {
  return [
    showDay(day),
    ...(viewings > 1 ? [statisticsTexts.figure.viewingCount({ count: viewings })] : []),
  ].join(' · ')
}
