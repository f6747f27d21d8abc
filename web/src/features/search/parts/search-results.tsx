import { Button } from '../../../ui/button.tsx'
import { EmptyState } from '../../../ui/empty-state.tsx'
import { ErrorState } from '../../../ui/error-state.tsx'
import type { SearchCategory } from '../search-category.ts'
import { isUser, isWork, type useSearchPages } from '../search.calls.ts'
import { searchTexts } from '../search.messages.ts'
import { FoundUsers, FoundUsersSkeleton } from './found-users.tsx'
import { FoundWorks, FoundWorksSkeleton } from './found-works.tsx'
import styles from './search-results.module.css'

type SearchResultsProps = {
  category: SearchCategory
  term: string
  results: ReturnType<typeof useSearchPages>
}

/** What was found, or why there is nothing to see. */
export function SearchResults({ category, term, results }: SearchResultsProps) {
  const { data, isError, isPending, isPlaceholderData } = results
  if (term === '') {
    return <EmptyState text={searchTexts.start} detail={searchTexts.startDetail} />
  }
  if (isPending)
    return category === 'users' ? (
      <FoundUsersSkeleton />
    ) : (
      <FoundWorksSkeleton category={category} />
    )
  if (!data) {
    return (
      <ErrorState
        text={searchTexts.failed}
        onRetry={() => void results.refetch()}
        retrying={isError && results.isFetching}
      />
    )
  }
  const items = data.pages.flatMap((page) => page.items)
  if (items.length === 0) return <EmptyState text={searchTexts.noResults} />
  return (
    <div
      className={styles['results']}
      data-outdated={isPlaceholderData || undefined}
      aria-busy={isPlaceholderData || undefined}
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

/** The next page, on demand; when it fails, what is there stays. */
function More({ results }: Pick<SearchResultsProps, 'results'>) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData } = results
  const load = () => void results.fetchNextPage()
  if (isFetchNextPageError) {
    return (
      <div className={styles['failed']}>
        <ErrorState
          compact
          text={searchTexts.failed}
          onRetry={load}
          retrying={isFetchingNextPage}
        />
      </div>
    )
  }
  if (!hasNextPage || isPlaceholderData) return null
  return (
    <div className={styles['more']}>
      <Button kind="quiet" loading={isFetchingNextPage} onClick={load}>
        {searchTexts.loadMore}
      </Button>
    </div>
  )
}
