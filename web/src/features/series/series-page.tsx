import { seriesTexts } from '@medley/texts/series'
import { titledHere } from '../../product.ts'
import { titlesTexts } from '@medley/texts/titles'
import type { Medium } from '@medley/contract/values/medium'
import type { Series } from '@medley/contract/works/series'
import { useInfiniteQuery, type UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
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

type SeriesPageProps = {
  id: number
  /** The button that follows it. */
  renderFollow?: (series: Series) => ReactNode
}

/** A series and its works in their order. Use the id as `key`. */
export function SeriesPage({ id, renderFollow }: SeriesPageProps) {
  const pages = useInfiniteQuery(seriesQuery(id))
  const [first] = pages.data?.pages ?? []
  const items = pages.data?.pages.flatMap((page) => page.items) ?? []
  useListAnnouncement({
    view: String(id),
    count: pages.data && items.length,
    hasMore: pages.hasNextPage,
    words: seriesTexts.counted,
  })
  if (pages.error instanceof ApiError && pages.error.status === 404) {
    return <Navigate to={paths.pageNotFound()} replace />
  }
  if (!first) return <Waiting {...pages} />
  return (
    <>
      <title>{titledHere(titlesTexts.series({ title: first.title }))}</title>
      <p className={styles['kind']}>{seriesTexts.kind[first.medium]}</p>
      <PageHeading lead={<Progress series={first} />} actions={renderFollow?.(first)}>
        {first.title}
      </PageHeading>
      <InfiniteList
        hasMore={pages.hasNextPage}
        loading={pages.isFetchingNextPage}
        onMore={() => void pages.fetchNextPage()}
        moreLabel={seriesTexts.more}
        error={pages.isFetchNextPageError ? seriesTexts.moreFailed : undefined}
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
  return (
    <ErrorState
      text={seriesTexts.loadFailed}
      onRetry={() => void refetch()}
      retrying={isFetching}
    />
  )
}

/** "2 of 7 read", or for visitors the number of parts. */
function Progress({ series: { medium, partCount, doneCount } }: { series: Series }) {
  if (partCount === 0) return null
  if (doneCount === null) return seriesTexts.parts({ count: partCount })
  return (
    <span className={styles['lead']}>
      {seriesTexts.done({ medium, count: doneCount, of: partCount })}
      <progress value={doneCount} max={partCount} aria-label={seriesTexts.progress} />
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
    friendsRating !== null && seriesTexts.friends({ rating: friendsRating }),
  ])
  return (
    <p className={styles['part']}>
      {facts}
      {work.id === nextId && (
        <span className={styles['next']}>
          {isBegun ? seriesTexts.next({ medium }) : seriesTexts.first({ medium })}
        </span>
      )}
    </p>
  )
}

function numberOf(medium: Medium, position: string): string {
  return /^\d+ ?[-–,]/.test(position)
    ? seriesTexts.collection({ medium, positions: position })
    : seriesTexts.part({ medium, position })
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
