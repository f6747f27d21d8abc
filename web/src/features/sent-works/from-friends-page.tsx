import { sentWorksTexts } from '@medley/texts/sent-works'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useSearchParams } from '../../lib/router/navigation.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { LoadingNote } from '../../ui/feedback/skeleton.tsx'
import { Chips } from '../../ui/forms/chips.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { InfiniteList } from '../../ui/lists/infinite-list.tsx'
import { useListAnnouncement } from '../../ui/lists/use-list-announcement.ts'
import { PictureRowsSkeleton } from '../../ui/pictures/picture-row.tsx'
import { SentWorkRow } from './parts/sent-work-row.tsx'
import { type Direction, sentWorksQuery } from './sent-works.calls.ts'

const directions: readonly { value: Direction; label: string }[] = [
  { value: 'received', label: sentWorksTexts.received },
  { value: 'sent', label: sentWorksTexts.sentByYou },
]

/** Works that friends sent the member, and works that the member sent them. */
export function FromFriendsPage() {
  const [search, setSearch] = useSearchParams()
  const direction = search.get('direction') === 'sent' ? 'sent' : 'received'
  const choose = (next: Direction) =>
    setSearch(next === 'sent' ? { direction: next } : {}, { preventScrollReset: true })
  return (
    <>
      <PageHeading
        actions={
          <Chips
            label={sentWorksTexts.whose}
            options={directions}
            value={direction}
            onChoose={choose}
          />
        }
      >
        {sentWorksTexts.fromFriends}
      </PageHeading>
      <Card as="section" aria-label={sentWorksTexts.fromFriends}>
        <SentWorks key={direction} direction={direction} />
      </Card>
    </>
  )
}

function SentWorks({ direction }: { direction: Direction }) {
  const pages = useInfiniteQuery(sentWorksQuery(direction))
  const items = pages.data?.pages.flatMap((page) => page.items)
  useListAnnouncement({
    view: direction,
    count: items?.length,
    hasMore: pages.hasNextPage,
    words: sentWorksTexts.counted,
  })
  if (!items) {
    return pages.isError ? (
      <ErrorState
        text={sentWorksTexts.failed}
        onRetry={() => void pages.refetch()}
        retrying={pages.isFetching}
      />
    ) : (
      <>
        <PictureRowsSkeleton rows={4} width="min(16rem, 55vw)" />
        <LoadingNote />
      </>
    )
  }
  if (items.length === 0) return <NothingYet direction={direction} />
  return (
    <InfiniteList
      hasMore={pages.hasNextPage}
      loading={pages.isFetchingNextPage}
      onMore={() => void pages.fetchNextPage()}
      moreLabel={sentWorksTexts.more}
      error={pages.isFetchNextPageError ? sentWorksTexts.failed : undefined}
    >
      <ul role="list">
        {items.map((sent) => (
          <li key={sent.id}>
            <SentWorkRow sent={sent} direction={direction} />
          </li>
        ))}
      </ul>
    </InfiniteList>
  )
}

function NothingYet({ direction }: { direction: Direction }) {
  return direction === 'received' ? (
    <EmptyState text={sentWorksTexts.noneReceived} detail={sentWorksTexts.noneReceivedDetail} />
  ) : (
    <EmptyState text={sentWorksTexts.noneSent} detail={sentWorksTexts.noneSentDetail} />
  )
}
