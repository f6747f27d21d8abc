import { blocksTexts } from '@medley/texts/blocks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { ListEnd } from '../../ui/lists/list-end.tsx'
import { EndablePeople } from './endable-people.tsx'
import { blocksQuery, unblock } from './blocks.calls.ts'

/** Whom the member blocks, with a button to end each block. */
export function BlockedPeople() {
  const blocks = useInfiniteQuery(blocksQuery)
  return (
    <>
      <EndablePeople
        people={blocks.data?.pages.flatMap(({ items }) => items)}
        failed={blocks.isError ? blocksTexts.blockedPeople.failed : undefined}
        onRetry={() => void blocks.refetch()}
        texts={blocksTexts.blockedPeople}
        onEnd={unblock}
      />
      {blocks.data && (
        <ListEnd
          hasMore={blocks.hasNextPage}
          loading={blocks.isFetchingNextPage}
          onMore={() => void blocks.fetchNextPage()}
          moreLabel={blocksTexts.blockedPeople.loadMore}
          error={blocks.isFetchNextPageError ? blocksTexts.blockedPeople.failed : undefined}
        />
      )}
    </>
  )
}
