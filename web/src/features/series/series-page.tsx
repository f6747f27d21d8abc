import type { Medium } from '@medley/contract/values/medium'
import type { Series } from '@medley/contract/works/series'
import { titles } from '@medley/messages/titles'
import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import { ApiError } from '../../lib/api.ts'
import { joinFacts } from '../../lib/facts.ts'
import { Navigate } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { LoadingNote, Skeleton } from '../../ui/feedback/skeleton.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { InfiniteList } from '../../ui/lists/infinite-list.tsx'
import { useListAnnouncement } from '../../ui/lists/use-list-announcement.ts'
import { WorkCard, WorkGrid, WorkGridSkeleton } from '../works/work-card.tsx'
import styles from './series-page.module.css'
import { seriesQuery } from './series.calls.ts'
import { seriesTexts as texts } from './series.messages.ts'

/** A series and its works in their order. Use the id as `key`. */
export function SeriesPage({ id }: { id: number }) {
  const pages = useInfiniteQuery(seriesQuery(id))
  const [first] = pages.data?.pages ?? []
  const items = pages.data?.pages.flatMap((page) => page.items) ?? []
  useListAnnouncement({
    view: String(id),
    count: pages.data && items.length,
    hasMore: pages.hasNextPage,
    words: texts.counted,
  })
  if (pages.error instanceof ApiError && pages.error.status === 404) {
    return <Navigate to={paths.pageNotFound()} replace />
  }
  if (!first) return <Waiting {...pages} />
  return (
    <>
      <title>{titles.series(first.title)}</title>
      <p className={styles['kind']}>{texts.kind[first.medium]}</p>
      <PageHeading lead={<Progress series={first} />}>{first.title}</PageHeading>
      <InfiniteList
        hasMore={pages.hasNextPage}
        loading={pages.isFetchingNextPage}
        onMore={() => void pages.fetchNextPage()}
        moreLabel={texts.more}
        error={pages.isFetchNextPageError ? texts.moreFailed : undefined}
      >
        <WorkGrid>
          {items.map((item) => (
            <li key={item.work.id}>
              <WorkCard work={item.work}>
                <SeriesItem series={first} item={item} />
              </WorkCard>
            </li>
          ))}
        </WorkGrid>
      </InfiniteList>
    </>
  )
}

type WaitingProps = Pick<UseInfiniteQueryResult, 'isError' | 'isFetching' | 'refetch'>

function Waiting({ isError, isFetching, refetch }: WaitingProps) {
  if (!isError) return <SeriesSkeleton />
  return <ErrorState text={texts.loadFailed} onRetry={() => void refetch()} retrying={isFetching} />
}

/** "2 of 7 read", or for visitors the number of parts. */
function Progress({ series: { medium, partCount, doneCount } }: { series: Series }) {
  if (partCount === 0) return null
  if (doneCount === null) return texts.parts(partCount)
  return (
    <span className={styles['lead']}>
      {texts.done(medium, doneCount, partCount)}
      <progress value={doneCount} max={partCount} aria-label={texts.progress} />
    </span>
  )
}

type SeriesItemProps = { series: Series; item: Series['items'][number] }

/** The number of a part, what friends gave it, and a mark on the one to begin or go on with. */
function SeriesItem({ series, item }: SeriesItemProps) {
  const { medium, doneCount, nextId } = series
  const { work, position, friendsRating } = item
  const isBegun = doneCount !== null && doneCount > 0
  const facts = joinFacts([
    position !== null && numberOf(medium, position),
    friendsRating !== null && texts.friends(friendsRating),
  ])
  return (
    <p className={styles['part']}>
      {facts}
      {work.id === nextId && (
        <span className={styles['next']}>{isBegun ? texts.next(medium) : texts.first(medium)}</span>
      )}
    </p>
  )
}

function numberOf(medium: Medium, position: string): string {
  return /^\d+ ?[-–,]/.test(position)
    ? texts.collection(medium, position)
    : texts.part(medium, position)
}

function SeriesSkeleton() {
  return (
    <>
      <LoadingNote />
      <PageHeading>
        <Skeleton width="14rem" height="1.15em" />
      </PageHeading>
      <WorkGridSkeleton medium="book" count={8} />
    </>
  )
}
