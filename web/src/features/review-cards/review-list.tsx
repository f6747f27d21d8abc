import { reviewsTexts } from '@medley/texts/reviews'
import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { Fragment, type ReactNode, useMemo } from 'react'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { InfiniteList } from '../../ui/lists/infinite-list.tsx'
import { useGradually } from '../../ui/lists/use-gradually.ts'
import { type ListWords, useListAnnouncement } from '../../ui/lists/use-list-announcement.ts'
import { LoadingNote } from '../../ui/feedback/skeleton.tsx'
import { type ReviewPages, idsOf } from '../reviews/reviews.calls.ts'

interface FarPosts {
  hasFarPosts: boolean
  isGoingOn: boolean
  goOn: () => void
}

const noFarPosts: FarPosts = { hasFarPosts: false, isGoingOn: false, goOn: () => undefined }

type ReviewListProps = {
  list: UseInfiniteQueryResult<ReviewPages>
  /** Identifies the query: filter and order. */
  view: string
  words?: ListWords
  skeleton: ReactNode
  empty: ReactNode
  /** In the place of the next reviews while they load. */
  placeholder?: ReactNode
  /** Container class of the items: a column of cards or a grid of tiles. */
  className?: string | undefined
  renderItem: (id: number) => ReactNode
  /** Groups the ids; groups of several reviews are rendered by `renderGroup`. A stable function. */
  group?: (ids: readonly number[]) => number[][]
  renderGroup?: (ids: readonly number[]) => ReactNode
  /** Groups that `group` still leaves out, since they are far below. */
  far?: FarPosts
  /** The items behind each group, by its index. */
  renderAfter?: (index: number, groups: readonly (readonly number[])[]) => ReactNode
}

/** Reviews rendered in one go: a card is the most that a slow phone draws between two frames. */
const step = 1

const alone = (ids: readonly number[]): number[][] => ids.map((id) => [id])

/** A review list with its loading, error, empty, growing and end states. */
export function ReviewList(props: ReviewListProps) {
  const { list, view, words = reviewsTexts.counted, skeleton, empty, className } = props
  const {
    renderItem,
    group = alone,
    renderGroup,
    renderAfter,
    placeholder,
    far = noFarPosts,
  } = props
  const ids = useMemo(() => idsOf(list.data), [list.data])
  const groups = useMemo(() => group(ids ?? []), [group, ids])
  const shown = useGradually(groups, step)
  useListAnnouncement({ view, count: ids?.length, hasMore: list.hasNextPage, words })
  if (!ids) {
    return list.isError ? (
      <ErrorState
        text={reviewsTexts.listFailed}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    ) : (
      <div className={className}>
        {skeleton}
        <LoadingNote />
      </div>
    )
  }
  if (ids.length === 0 && !list.hasNextPage) return empty
  return (
    <InfiniteList
      {...moreOf(list, far)}
      loading={list.isFetchingNextPage}
      rendering={far.isGoingOn || shown.length < groups.length}
      placeholder={placeholder}
      moreLabel={reviewsTexts.morePosts}
      error={list.isFetchNextPageError ? reviewsTexts.moreFailed : undefined}
    >
      <ul role="list" className={className}>
        {shown.map((together, index) => {
          const [first = 0] = together
          return (
            <Fragment key={first}>
              <li>{together.length > 1 ? renderGroup?.(together) : renderItem(first)}</li>
              {renderAfter?.(index, groups)}
            </Fragment>
          )
        })}
      </ul>
    </InfiniteList>
  )
}

/** The next items of a list: those that have arrived come before another page. */
function moreOf(
  { hasNextPage, fetchNextPage }: ReviewListProps['list'],
  { hasFarPosts, goOn }: FarPosts,
) {
  return {
    hasMore: hasFarPosts || hasNextPage,
    onMore: hasFarPosts ? goOn : () => void fetchNextPage(),
  }
}
