import { worksTexts } from '@medley/texts/works'
import { exploreTexts } from '@medley/texts/explore'
import { titlesTexts } from '@medley/texts/titles'
import type { Medium } from '@medley/contract/values/medium'
import { SlidersHorizontal } from 'lucide-react'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { InfiniteList } from '../../ui/lists/infinite-list.tsx'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { useGradually } from '../../ui/lists/use-gradually.ts'
import { useListAnnouncement } from '../../ui/lists/use-list-announcement.ts'
import { Select } from '../../ui/forms/select.tsx'
import { LoadingNote } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { useIsSmallScreen } from '../../ui/layout/breakpoint.ts'
import { useLazyDialog } from '../../ui/overlays/use-lazy-dialog.ts'
import {
  type ExploreFilter,
  exploreSorts,
  narrowingsOf,
  noFilter,
  writeFilter,
} from './explore-filter.rules.ts'
import { ExploreFilterBar } from './parts/explore-filter-bar.tsx'
import styles from './parts/explore-filters.module.css'
import { GrowingWorkGrid } from './parts/growing-work-grid.tsx'
import { useExplore } from './use-explore.ts'
import { WorkGridSkeleton } from '../works/work-card.tsx'

const sorts = exploreSorts.map((value) => ({ value, label: exploreTexts[value] }))

/** Cards rendered in one go. */
const step = 4
/** Cards that fill a screen. */
const screenful = { small: 12, large: 24 }

/** Works of a medium that pass the filter in the address, in the order of the address. Use the medium as `key`. */
export function ExploreList({ medium }: { medium: Medium }) {
  const { filter, choose, works, pages } = useExplore(medium)
  const isSmall = useIsSmallScreen()
  const shown = useGradually(works, step, isSmall ? screenful.small : screenful.large)
  const isRanked = filter.sort === 'rating'
  useListAnnouncement({
    view: writeFilter(filter),
    count: pages.data && works.length,
    hasMore: pages.hasNextPage,
    words: worksTexts.counted,
  })
  return (
    <>
      <PageHeading
        lead={
          <>
            <Link to={paths.exploreLists()}>{exploreTexts.lists}</Link>
            {' · '}
            <Link to={paths.discover(medium)}>{exploreTexts.forYou}</Link>
          </>
        }
        actions={
          <>
            <FilterButton medium={medium} filter={filter} onChoose={choose} />
            <Select
              label={exploreTexts.sortBy}
              options={sorts}
              value={filter.sort}
              onChoose={(sort) => choose({ ...filter, sort })}
            />
          </>
        }
      >
        {titlesTexts.mediumPlurals[medium]}
      </PageHeading>
      <ExploreFilterBar medium={medium} filter={filter} onChoose={choose} />
      {isRanked && <p className={styles['note']}>{exploreTexts.ranked}</p>}
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
      {pages.isSuccess && works.length === 0 && (
        <Nothing filter={filter} onClear={() => choose({ ...noFilter, sort: filter.sort })} />
      )}
      {works.length > 0 && (
        <InfiniteList
          hasMore={pages.hasNextPage}
          loading={pages.isFetchingNextPage}
          rendering={shown.length < works.length}
          placeholder={<WorkGridSkeleton medium={medium} count={12} />}
          onMore={() => void pages.fetchNextPage()}
          moreLabel={exploreTexts.moreWorks}
          error={pages.isFetchNextPageError ? worksTexts.moreFailed : undefined}
        >
          <GrowingWorkGrid works={shown} medium={medium} isRanked={isRanked} />
        </InfiniteList>
      )}
    </>
  )
}

function Nothing({ filter, onClear }: { filter: ExploreFilter; onClear: () => void }) {
  const isNarrowed = narrowingsOf(filter).length > 0
  const isQuiet = !isNarrowed && filter.sort === 'thisWeek'
  return (
    <EmptyState
      text={worksTexts.noWorks}
      detail={isNarrowed ? exploreTexts.nothingMatches : isQuiet && exploreTexts.nothingThisWeek}
      actions={
        isNarrowed && (
          <Button kind="quiet" onClick={onClear}>
            {exploreTexts.clearAll}
          </Button>
        )
      }
    />
  )
}

type FilterButtonProps = {
  medium: Medium
  filter: ExploreFilter
  onChoose: (filter: ExploreFilter) => void
}

/** Opens the filters on small screens; larger ones show them in a row. */
function FilterButton({ medium, filter, onChoose }: FilterButtonProps) {
  const small = useIsSmallScreen()
  const sheet = useLazyDialog(loadSheet, { name: 'The filters', failed: exploreTexts.loadFailed })
  if (!small) return null
  return (
    <>
      <span className={styles['filters']}>
        <Button kind="quiet" icon={<SlidersHorizontal aria-hidden="true" />} onClick={sheet.open}>
          {exploreTexts.countedFilters({ count: narrowingsOf(filter).length })}
        </Button>
      </span>
      {sheet.Component && (
        <sheet.Component
          open={sheet.isOpen}
          medium={medium}
          filter={filter}
          onChoose={onChoose}
          onClose={sheet.close}
        />
      )}
    </>
  )
}

async function loadSheet() {
  return (await import('./parts/explore-filter-sheet.tsx')).ExploreFilterSheet
}
