import { yearsTexts } from '@medley/texts/years'
import { displayTitleOf } from '@medley/messages/titles'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingNote, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { InfiniteList } from '../../../ui/lists/infinite-list.tsx'
import { worksBehindQuery } from '../../statistics/statistics.calls.ts'
import { LeaveOutButton } from './leave-out-button.tsx'
import styles from './owners-choice.module.css'

export type YearWorksProps = {
  isOpen: boolean
  userId: number
  year: number
  /** Ids of works that are left out. */
  leftOut: readonly number[]
}

/** All works of the owner's year, to leave some out. */
export function YearWorks({ userId, year, leftOut }: YearWorksProps) {
  const list = useInfiniteQuery(worksBehindQuery(userId, { year, medium: null }, { title: '' }))
  const works = list.data?.pages.flatMap(({ items }) => items)
  if (!works) {
    return list.isError ? (
      <ErrorState
        compact
        text={yearsTexts.yearWorks.failed}
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
  const shown = works.filter(({ work }) => !leftOut.includes(work.id))
  return (
    <div className={styles['list']}>
      <InfiniteList
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
        moreLabel={yearsTexts.yearWorks.more}
        error={list.isFetchNextPageError ? yearsTexts.yearWorks.moreFailed : undefined}
      >
        <ul role="list" className={styles['list']}>
          {shown.map(({ work }) => (
            <li key={work.id} className={styles['row']}>
              <span>{displayTitleOf(work)}</span>
              <LeaveOutButton userId={userId} year={year} work={work} />
            </li>
          ))}
        </ul>
      </InfiniteList>
    </div>
  )
}
