import { type Medium, mediums } from '@medley/contract/medium'
import { mediumPlurals } from '@medley/messages/titles'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link, useSearchParams } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Button } from '../../ui/forms/button.tsx'
import { ChipLinks } from '../../ui/forms/chip-links.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { useListAnnouncement } from '../../ui/lists/use-list-announcement.ts'
import { noFilter, readFilter, writeFilter } from '../explore/explore-filter.rules.ts'
import { FacetFields, type FacetFilter } from '../explore/facet-fields.tsx'
import { chartQuery } from './charts.calls.ts'
import { chartTexts as texts } from './charts.messages.ts'
import styles from './parts/chart.module.css'
import { ChartRows, ChartRowsSkeleton } from './parts/chart-rows.tsx'

/** The chart of a medium, narrowed by the address. Use the medium as `key`. */
export function Chart({ medium }: { medium: Medium }) {
  const { filter, choose } = useFacetFilter()
  const chart = useInfiniteQuery(chartQuery(medium, filter))
  const entries = chart.data?.pages.flat() ?? []
  const search = writeFilter({ ...noFilter, ...filter })
  useListAnnouncement({
    view: search,
    count: chart.data && entries.length,
    hasMore: chart.hasNextPage,
    words: texts.counted,
  })
  return (
    <>
      <PageHeading lead={texts.explanation}>{texts.topRated(medium)}</PageHeading>
      <ChipLinks
        label={texts.mediums}
        links={mediums.map((one) => ({
          to: paths.charts(one),
          text: mediumPlurals[one],
          isCurrent: one === medium,
        }))}
      />
      <div className={styles['filters']}>
        <FacetFields medium={medium} filter={filter} hideLabels onChoose={choose} />
      </div>
      {chart.isPending && <ChartRowsSkeleton />}
      {chart.isError && entries.length === 0 && (
        <ErrorState
          text={texts.failed}
          onRetry={() => void chart.refetch()}
          retrying={chart.isFetching}
        />
      )}
      {chart.isSuccess && entries.length === 0 && (
        <Nothing
          medium={medium}
          isNarrowed={search !== ''}
          onClear={() => choose({ genre: null, decade: null, country: null })}
        />
      )}
      {entries.length > 0 && <ChartRows entries={entries} query={chart} />}
    </>
  )
}

/** Genre, decade and country in the address. */
function useFacetFilter() {
  const [search, setSearch] = useSearchParams()
  const { genre, decade, country } = readFilter(search, false)
  const filter: FacetFilter = { genre, decade, country }
  const choose = (part: Partial<FacetFilter>) =>
    setSearch(writeFilter({ ...noFilter, ...filter, ...part }), { preventScrollReset: true })
  return { filter, choose }
}

type NothingProps = { medium: Medium; isNarrowed: boolean; onClear: () => void }

function Nothing({ medium, isNarrowed, onClear }: NothingProps) {
  return (
    <EmptyState
      text={texts.none}
      detail={isNarrowed ? texts.nothingMatches : texts.noneDetail}
      actions={
        isNarrowed ? (
          <Button kind="quiet" onClick={onClear}>
            {texts.clear}
          </Button>
        ) : (
          <Link to={paths.explore(medium)}>{texts.explore(medium)}</Link>
        )
      }
    />
  )
}
