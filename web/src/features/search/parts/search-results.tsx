import { mediums } from '@medley/contract/medium'
import { useNavigate } from 'react-router'
import { paths } from '../../../paths.ts'
import { EmptyState } from '../../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { ListEnd } from '../../../ui/lists/list-end.tsx'
import { useListAnnouncement } from '../../../ui/lists/use-list-announcement.ts'
import { AddWorkOffer } from '../../add-work/add-work-offer.tsx'
import { SourceCredits } from '../../sources/source-credits.tsx'
import type { SearchCategory } from '../search-category.ts'
import { isUser, isWork, type SearchPages, type useSearchPages } from '../search.calls.ts'
import { searchTexts } from '../search.messages.ts'
import { FoundUsers, FoundUsersSkeleton } from './found-users.tsx'
import { FoundWorks, FoundWorksSkeleton } from './found-works.tsx'
import styles from './search-results.module.css'

type SearchResultsProps = {
  category: SearchCategory
  term: string
  results: ReturnType<typeof useSearchPages>
}

/** The results, or the reason why there are none. */
export function SearchResults({ category, term, results }: SearchResultsProps) {
  const { data, isError, isPending, isPlaceholderData } = results
  useListAnnouncement({
    view: `${category} ${term}`,
    count: isPlaceholderData ? undefined : data && countItems(data),
    hasMore: results.hasNextPage,
    words: searchTexts.counted,
  })
  if (term === '') {
    return <EmptyState text={searchTexts.start} detail={searchTexts.startDetail} />
  }
  if (isPending) return <ResultsSkeleton category={category} />
  if (!data) {
    return (
      <>
        <ErrorState
          text={searchTexts.failed}
          onRetry={() => void results.refetch()}
          retrying={isError && results.isFetching}
        />
        <AddOnPage category={category} term={term} />
      </>
    )
  }
  const count = countItems(data)
  return (
    <>
      {count === 0 ? (
        <EmptyState text={searchTexts.noResults} />
      ) : (
        <Found category={category} results={results} data={data} />
      )}
      <AddOnPage category={category} term={term} />
      {count > 0 && category !== 'users' && (
        <div className={styles['credits']}>
          <SourceCredits medium={category} />
        </div>
      )}
    </>
  )
}

type FoundProps = Omit<SearchResultsProps, 'term'> & { data: SearchPages }

function Found({ category, results, data }: FoundProps) {
  const items = data.pages.flatMap((page) => page.items)
  return (
    <div
      className={styles['results']}
      data-outdated={results.isPlaceholderData || undefined}
      aria-busy={results.isPlaceholderData || undefined}
    >
      {category === 'users' ? (
        <FoundUsers users={items.filter(isUser)} />
      ) : (
        <FoundWorks works={items.filter(isWork)} />
      )}
      <More results={results} />
    </div>
  )
}

/** Leads to the page of the work that is added or recognised. */
function AddOnPage({ category, term }: Omit<SearchResultsProps, 'results'>) {
  const navigate = useNavigate()
  if (category === 'users') return null
  return (
    <div className={styles['offer']}>
      <AddWorkOffer
        text={term}
        mediums={[category, ...mediums.filter((medium) => medium !== category)]}
        onPick={(work) => void navigate(paths.work(work))}
      />
    </div>
  )
}

function ResultsSkeleton({ category }: { category: SearchCategory }) {
  return category === 'users' ? <FoundUsersSkeleton /> : <FoundWorksSkeleton category={category} />
}

function countItems({ pages }: SearchPages): number {
  return pages.reduce((count, { items }) => count + items.length, 0)
}

/** Loads the next page on demand; keeps the loaded ones if it fails. */
function More({ results }: Pick<SearchResultsProps, 'results'>) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData } = results
  return (
    <ListEnd
      hasMore={hasNextPage && !isPlaceholderData}
      loading={isFetchingNextPage}
      onMore={() => void results.fetchNextPage()}
      moreLabel={searchTexts.loadMore}
      error={isFetchNextPageError ? searchTexts.failed : undefined}
    />
  )
}
