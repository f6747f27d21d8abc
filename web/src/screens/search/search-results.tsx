import { searchTexts } from '@medley/texts/search'
import { isMedium, mediums } from '@medley/contract/values/medium'
import type { FoundCategory, NamedResults, SearchCategory } from '@medley/contract/works/search'
import { Link, useNavigate } from '../../lib/router/navigation.tsx'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { paths } from '../../paths.ts'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { buttonClass } from '../../ui/forms/button.tsx'
import { FoundRows } from '../../ui/lists/found-rows.tsx'
import { ListEnd } from '../../ui/lists/list-end.tsx'
import { useListAnnouncement } from '../../ui/lists/use-list-announcement.ts'
import { AddWorkOffer } from '../../features/add-work/add-work-offer.tsx'
import { useIsMember } from '../../features/sessions/session.ts'
import { CreditsLink } from '../../features/sources/credits-link.tsx'
import { rememberSearch } from '../../features/search/recent-searches.ts'
import {
  cacheGroup,
  isUser,
  isWork,
  type SearchPages,
  useStoredCounts,
  type useSearchPages,
} from '../../features/search/search.calls.ts'
import { isOffline } from '../../features/search/search-failure.ts'
import { Elsewhere } from '../../features/search/elsewhere.tsx'
import { FoundGroups } from './found-groups.tsx'
import { FoundNamed } from './found-named.tsx'
import { FoundUsers, FoundUsersSkeleton } from './found-users.tsx'
import { FoundWorks, FoundWorksSkeleton } from './found-works.tsx'
import { RecentSearches } from './recent-searches.tsx'
import styles from './search-results.module.css'

type SearchResultsProps = {
  category: SearchCategory
  text: string
  term: string
  /** True if the results are those of the text. */
  isCurrent: boolean
  results: ReturnType<typeof useSearchPages>
  onCategory: (category: SearchCategory) => void
  /** Searches for a term. */
  onTerm: (term: string) => void
}

/** The results, or the reason why there are none. */
export function SearchResults(props: SearchResultsProps) {
  const { category, text, term, isCurrent, results } = props
  const { data, isError } = results
  useListAnnouncement({
    view: `${category} ${term}`,
    count: !isCurrent ? undefined : data && countItems(data),
    hasMore: results.hasNextPage,
    words: searchTexts.counted,
  })
  if (text === '') return <Start category={category} onTerm={props.onTerm} />
  if (isAwaited(props)) return <ResultsSkeleton category={category} />
  if (!data && isOffline(results.error)) {
    return (
      <ErrorState
        text={searchTexts.offline}
        onRetry={() => void results.refetch()}
        retrying={results.isFetching}
        actions={
          <Link className={buttonClass('quiet')} to={paths.home()}>
            {searchTexts.goHome}
          </Link>
        }
      />
    )
  }
  if (!data) {
    return (
      <>
        <ErrorState
          text={searchTexts.failed}
          onRetry={() => void results.refetch()}
          retrying={isError && results.isFetching}
        />
        {category !== 'all' && <StoredElsewhere {...props} category={category} />}
        <AddOnPage category={category} term={term} />
      </>
    )
  }
  return (
    <FoundRows isCurrent={isCurrent}>
      <Loaded {...props} data={data} />
    </FoundRows>
  )
}

/** True if nothing is there yet that could stand under the text. */
function isAwaited({ isCurrent, results: { data, isPending } }: SearchResultsProps): boolean {
  return isPending || (!isCurrent && (data === undefined || countItems(data) === 0))
}

/** Before anything is typed: recent searches, and people or works for a member. */
function Start({ category, onTerm }: Pick<SearchResultsProps, 'category' | 'onTerm'>) {
  const isMember = useIsMember()
  const recent = <RecentSearches onChoose={onTerm} />
  if (category === 'users') {
    const text = isMember ? searchTexts.startPeople : searchTexts.startName
    return (
      <>
        <EmptyState compact={isMember} text={text} actions={recent} />
        <PeopleToFind />
      </>
    )
  }
  return (
    <>
      <EmptyState
        compact={isMember}
        text={searchTexts.start}
        detail={searchTexts.startDetail}
        actions={recent}
      />
      <Recommended />
    </>
  )
}

/** Works for the member who does not know yet what to look for. */
const Recommended = lazyPart({
  load: async () => (await import('../../features/recommendations/for-you.tsx')).ForYou,
  failure: 'The recommendations could not be loaded',
  useIsWanted: useIsMember,
})

/** People for the member who looks for nobody in particular. */
const PeopleToFind = lazyPart({
  load: async () => (await import('./find-people.tsx')).FindPeople,
  failure: 'The suggested people could not be loaded',
  useIsWanted: useIsMember,
})

type StoredElsewhereProps = { category: FoundCategory } & Pick<
  SearchResultsProps,
  'term' | 'onCategory'
>

/** Leads from a category whose sources failed to others with stored results. */
function StoredElsewhere({ category, term, onCategory }: StoredElsewhereProps) {
  const { data: counts } = useStoredCounts(term)
  return (
    <Elsewhere
      counts={counts}
      categories={foundCategories.filter((one) => one !== category)}
      onChoose={onCategory}
    />
  )
}

const foundCategories: readonly FoundCategory[] = [...mediums, 'users']

type LoadedProps = SearchResultsProps & { data: SearchPages }

/** The results, with a way to other categories where this one has none, and the offer to add a work. */
function Loaded(props: LoadedProps) {
  const { category, term, data, onCategory } = props
  const count = countItems(data)
  const { counts, named } = data.pages[0] ?? {}
  const isFound = data.pages.some(({ items }) =>
    items.some((item) => !(isWork(item) && item.isGuess)),
  )
  return (
    <>
      {named && isNamed(named) && <FoundNamed named={named} />}
      {count === 0 && !isNamed(named) && <EmptyState text={searchTexts.noResults} />}
      {!isFound && category !== 'all' && (
        <Elsewhere
          counts={counts}
          categories={foundCategories.filter((one) => one !== category)}
          onChoose={onCategory}
        />
      )}
      {count > 0 && <Found {...props} />}
      <AddOnPage category={category} term={term} />
      {count > 0 && isMedium(category) && (
        <div className={styles['credits']}>
          <CreditsLink />
        </div>
      )}
    </>
  )
}

/** Opening a result keeps the term among the recent ones. */
function Found({ category, term, results, data, onCategory }: LoadedProps) {
  const [first] = data.pages
  return (
    <div className={styles['results']} onClickCapture={() => rememberSearch(term)}>
      {category === 'all' ? (
        <FoundGroups
          groups={first?.groups ?? []}
          counts={first?.counts}
          onSeeAll={(group) => {
            cacheGroup(term, group, first?.counts)
            onCategory(group.category)
          }}
        />
      ) : (
        <FoundOfCategory category={category} data={data} />
      )}
      <More results={results} />
    </div>
  )
}

function FoundOfCategory({ category, data }: { category: FoundCategory; data: SearchPages }) {
  const items = data.pages.flatMap((page) => page.items)
  if (category === 'users') return <FoundUsers users={items.filter(isUser)} />
  const works = items.filter(isWork)
  const guesses = works.filter(({ isGuess }) => isGuess)
  const found = works.filter(({ isGuess }) => !isGuess)
  return (
    <>
      {found.length > 0 && <FoundWorks works={found} />}
      {guesses.length > 0 && (
        <>
          <p className={styles['guesses']}>{searchTexts.didYouMean}</p>
          <FoundWorks works={guesses} />
        </>
      )}
    </>
  )
}

const isNamed = (named: NamedResults | undefined) =>
  named !== undefined && named.users.length + named.contributors.length + named.series.length > 0

/** Leads to the page of the work that is added or recognised. */
function AddOnPage({ category, term }: Pick<SearchResultsProps, 'category' | 'term'>) {
  const navigate = useNavigate()
  if (category === 'users') return null
  return (
    <div className={styles['offer']}>
      <AddWorkOffer
        text={term}
        mediums={
          category === 'all'
            ? mediums
            : [category, ...mediums.filter((medium) => medium !== category)]
        }
        onPick={(work) => navigate(paths.work(work))}
      />
    </div>
  )
}

function ResultsSkeleton({ category }: { category: SearchCategory }) {
  return category === 'users' ? (
    <FoundUsersSkeleton />
  ) : (
    <FoundWorksSkeleton category={category === 'all' ? 'film' : category} />
  )
}

/** All results that are shown or can be. */
function countItems({ pages }: SearchPages): number {
  return pages.reduce(
    (count, { items, groups }) =>
      count + (groups ? groups.reduce((sum, group) => sum + group.items.length, 0) : items.length),
    0,
  )
}

/** Loads the next page on demand; keeps the loaded ones if it fails. */
function More({ results }: Pick<SearchResultsProps, 'results'>) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, isPlaceholderData } = results
  const failure = isOffline(results.error) ? searchTexts.offline : searchTexts.failed
  return (
    <ListEnd
      hasMore={hasNextPage && !isPlaceholderData}
      loading={isFetchingNextPage}
      onMore={() => void results.fetchNextPage()}
      moreLabel={searchTexts.loadMore}
      error={isFetchNextPageError ? failure : undefined}
    />
  )
}
