import { pageSizes } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/medium'
import type { SearchItem, UserSearchItem } from '@medley/contract/shapes'
import { type InfiniteData, skipToken, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import type { SearchCategory } from './search-category.ts'

export interface SearchPage {
  items: readonly (SearchItem | UserSearchItem)[]
  nextToken: string | null
}

/** Pages as they came; kept with the saved view of the search page. */
export type SearchPages = InfiniteData<SearchPage, string | null>

type SearchKey = readonly ['search', SearchCategory, string]

interface Search {
  category: SearchCategory
  term: string
}

/**
 * The results of a term, page by page; a blank term asks nothing. While a term is changing, the
 * results of the one before it stay. Answers to an older term are thrown away.
 * @param restored what was there when the page was left
 */
export function useSearchPages({ category, term }: Search, restored: SearchPages | undefined) {
  const fetchPage = ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) =>
    call('GET /v1/search', {
      query: {
        q: term,
        category,
        limit: pageSizes.search,
        ...(pageParam === null ? {} : { nextToken: pageParam }),
      },
      signal,
    })
  return useInfiniteQuery<SearchPage, Error, SearchPages, SearchKey, string | null>({
    queryKey: ['search', category, term],
    queryFn: term === '' ? skipToken : fetchPage,
    initialPageParam: null,
    getNextPageParam: (last) => last.nextToken,
    // A list that was read is not shuffled under the reader when it is opened again.
    refetchOnMount: false,
    ...(restored ? { initialData: restored } : {}),
    placeholderData: (before, query) => (query?.queryKey[1] === category ? before : undefined),
  })
}

/** The first works of a medium for a picker. */
export function usePickerResults(medium: Medium, term: string) {
  return useQuery({
    queryKey: ['search-picker', medium, term] as const,
    queryFn:
      term === ''
        ? skipToken
        : ({ signal }) =>
            call('GET /v1/search', {
              query: { q: term, category: medium, limit: pageSizes.search },
              signal,
            }),
    select: ({ items }: SearchPage): SearchItem[] => items.filter(isWork),
    placeholderData: (before, query) => (query?.queryKey[1] === medium ? before : undefined),
  })
}

export function isUser(item: SearchItem | UserSearchItem): item is UserSearchItem {
  return !isWork(item)
}

export function isWork(item: SearchItem | UserSearchItem): item is SearchItem {
  return 'medium' in item
}
