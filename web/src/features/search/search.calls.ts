import { pageSizes } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import type { SearchAnswer, SearchCategory, SearchGroup } from '@medley/contract/works/search'
import type { SearchItem, UserSearchItem } from '@medley/contract/values/shapes'
import {
  type InfiniteData,
  keepPreviousData,
  partialMatchKey,
  type QueryKey,
  useInfiniteQuery,
  useQuery,
} from '@tanstack/react-query'
import type { PageValues } from '../../lib/next-page.ts'
import { keyOf, pages, query } from '../../lib/queries.ts'
import { queryClient } from '../../lib/query-client.ts'

type FoundItem = SearchItem | UserSearchItem

export interface SearchPage extends Pick<
  SearchAnswer,
  'nextToken' | 'counts' | 'groups' | 'named'
> {
  items: readonly FoundItem[]
}

/** Loaded result pages; part of the search page's saved view. */
export type SearchPages = InfiniteData<SearchPage, PageValues>

interface Search {
  category: SearchCategory
  term: string
}

const pagesQuery = ({ category, term }: Search) =>
  pages(
    'GET /v1/search',
    { query: { q: term, category, limit: pageSizes.search } },
    { transform: (answer): SearchPage => answer },
  )

/**
 * Search results, page by page; a blank term sends no request. Keeps the previous term's results while
 * the new ones load, and drops responses to older terms.
 * @param restored pages saved when the search page was left
 */
export function useSearchPages(search: Search, restored: SearchPages | undefined) {
  return useInfiniteQuery({
    ...pagesQuery(search),
    enabled: search.term !== '',
    // Refetching on return could reorder results that the user has already read.
    refetchOnMount: false,
    ...(restored ? { initialData: restored } : {}),
    placeholderData: (before, read) => (isOf(search.category, read) ? before : undefined),
  })
}

/** Keeps a group of a search of everything as the first page of its category. */
export function cacheGroup(
  term: string,
  { category, items, nextToken }: SearchGroup,
  counts: SearchPage['counts'],
): void {
  const first = { items, nextToken, ...(counts ? { counts } : {}) }
  queryClient.setQueryData(pagesQuery({ category, term }).queryKey, {
    pages: [first],
    pageParams: [{}],
  })
}

/** First page of works of a medium, for a picker, with the number of results in each medium. */
export function usePickerResults(medium: Medium, term: string) {
  return useQuery(
    query(
      'GET /v1/search',
      { query: { q: term, category: medium, limit: pageSizes.search } },
      {
        enabled: term !== '',
        select: ({ items, counts }) => ({ works: items.filter(isWork), counts }),
        placeholderData: (before, read) => (isOf(medium, read) ? before : undefined),
      },
    ),
  )
}

/** True if what a query shows is of a category. */
function isOf(category: SearchCategory, read: { queryKey: QueryKey } | undefined): boolean {
  return (
    read !== undefined &&
    partialMatchKey(read.queryKey, keyOf('GET /v1/search', { query: { category } }))
  )
}

/** Works and people for a text that is still being typed. */
export function useSuggestions(term: string) {
  return useQuery(
    query(
      'GET /v1/search',
      { query: { q: term, category: 'all', limit: suggestedMax, suggest: true } },
      {
        enabled: term !== '',
        select: ({ items, groups = [], named }) => ({
          named,
          works: items.filter(isWork).slice(0, suggestedMax),
          people: groups
            .flatMap((group) => group.items.filter(isUser))
            .filter(({ id }) => !named?.users.some((user) => user.id === id))
            .slice(0, peopleMax),
        }),
        placeholderData: keepPreviousData,
      },
    ),
  )
}

/** Stored results of all categories, counted; for a search that failed because its sources did. */
export function useStoredCounts(term: string) {
  return useQuery(
    query(
      'GET /v1/search',
      { query: { q: term, category: 'all', limit: pageSizes.search, suggest: true } },
      { enabled: term !== '', select: ({ counts }) => counts },
    ),
  )
}

const suggestedMax = 6
const peopleMax = 2

export function isUser(item: FoundItem): item is UserSearchItem {
  return !isWork(item)
}

export function isWork(item: FoundItem): item is SearchItem {
  return 'medium' in item
}
