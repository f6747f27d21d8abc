import { listsTexts } from '@medley/texts/lists'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from '../../lib/router/navigation.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { LoadingNote } from '../../ui/feedback/skeleton.tsx'
import { Chips } from '../../ui/forms/chips.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { InfiniteList } from '../../ui/lists/infinite-list.tsx'
import { useListAnnouncement } from '../../ui/lists/use-list-announcement.ts'
import { useMember } from '../sessions/session.ts'
import { exploreListsQuery, type ListSource, sourceOf } from './lists.reading.calls.ts'
import { ListCard, ListCards, ListCardsSkeleton } from './parts/list-card.tsx'

const sources: readonly { value: ListSource; label: string }[] = [
  { value: 'everyone', label: listsTexts.popular },
  { value: 'friends', label: listsTexts.ofFriends },
]

/** Popular lists; for members also their friends'. */
export function ExploreLists() {
  const isMember = useMember() !== null
  const [search, setSearch] = useSearchParams()
  const from = sourceOf(search, isMember)
  const choose = (next: ListSource) =>
    setSearch(next === 'friends' ? { from: next } : {}, { preventScrollReset: true })
  return (
    <>
      <PageHeading
        actions={
          isMember && (
            <Chips label={listsTexts.whoseLists} options={sources} value={from} onChoose={choose} />
          )
        }
      >
        {listsTexts.lists}
      </PageHeading>
      <FoundLists key={from} from={from} />
    </>
  )
}

function FoundLists({ from }: { from: ListSource }) {
  const pages = useInfiniteQuery(exploreListsQuery(from))
  const lists = distinct(pages.data?.pages.flatMap(({ items }) => items) ?? [])
  useListAnnouncement({
    view: from,
    count: pages.data && lists.length,
    hasMore: pages.hasNextPage,
    words: listsTexts.countedLists,
  })
  if (!pages.data) {
    return pages.isError ? (
      <ErrorState
        text={listsTexts.loadFailed}
        onRetry={() => void pages.refetch()}
        retrying={pages.isFetching}
      />
    ) : (
      <>
        <LoadingNote />
        <ListCardsSkeleton />
      </>
    )
  }
  if (lists.length === 0) {
    const isFriends = from === 'friends'
    return (
      <EmptyState
        text={isFriends ? listsTexts.noFriendsLists : listsTexts.noPopularLists}
        detail={listsTexts.noListsDetail}
      />
    )
  }
  return (
    <InfiniteList
      hasMore={pages.hasNextPage}
      loading={pages.isFetchingNextPage}
      onMore={() => void pages.fetchNextPage()}
      moreLabel={listsTexts.moreLists}
      error={pages.isFetchNextPageError ? listsTexts.loadFailed : undefined}
    >
      <ListCards>
        {lists.map((list) => (
          <ListCard key={list.id} list={list} withOwner />
        ))}
      </ListCards>
    </InfiniteList>
  )
}

/** A list may move to another page between requests, because its likes change. */
function distinct<T extends { id: number }>(lists: readonly T[]): T[] {
  return [...new Map(lists.map((list) => [list.id, list])).values()]
}
