import type { Medium } from '@medley/contract/medium'
import { InfiniteList } from '../../ui/lists/infinite-list.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { useListAnnouncement } from '../../ui/lists/use-list-announcement.ts'
import { Select } from '../../ui/forms/select.tsx'
import { LoadingNote } from '../../ui/feedback/skeleton.tsx'
import { mediumPlurals } from '@medley/contract/titles'
import { useExplore } from './use-explore.ts'
import { WorkCard, WorkGrid, WorkGridSkeleton } from './work-card.tsx'
import type { ExploreSort } from './works.calls.ts'
import { worksTexts } from './works.messages.ts'

const sorts: readonly { value: ExploreSort; label: string }[] = [
  { value: 'audienceSize', label: 'Audience Size' },
  { value: 'rating', label: 'Rating' },
]

/** All works of a medium, most engaged or best rated first. Use the medium as `key`. */
export function ExploreList({ medium }: { medium: Medium }) {
  const { sort, setSort, works, pages } = useExplore(medium)
  useListAnnouncement({
    view: sort,
    count: pages.data && works.length,
    hasMore: pages.hasNextPage,
    words: worksTexts.counted,
  })
  return (
    <>
      <PageHeading
        actions={<Select label="Sort by" options={sorts} value={sort} onChoose={setSort} />}
      >
        {mediumPlurals[medium]}
      </PageHeading>
      {pages.isPending && (
        <>
          <LoadingNote />
          <WorkGridSkeleton medium={medium} count={24} />
        </>
      )}
      {pages.isError && works.length === 0 && (
        <ErrorState
          text={worksTexts.loadFailed}
          onRetry={() => void pages.refetch()}
          retrying={pages.isFetching}
        />
      )}
      {pages.isSuccess && works.length === 0 && <EmptyState text={worksTexts.noWorks} />}
      {works.length > 0 && (
        <InfiniteList
          hasMore={pages.hasNextPage}
          loading={pages.isFetchingNextPage}
          onMore={() => void pages.fetchNextPage()}
          moreLabel="More works"
          error={pages.isFetchNextPageError ? worksTexts.moreFailed : undefined}
        >
          <WorkGrid>
            {works.map((work) => (
              <li key={work.id}>
                <WorkCard work={work} />
              </li>
            ))}
          </WorkGrid>
        </InfiniteList>
      )}
    </>
  )
}
