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

/** Loaded result pages; part of the search page's saved view. */
export type SearchPages = InfiniteData<SearchPage, string | null>

type SearchKey = readonly ['search', SearchCategory, string]

interface Search {
  category: SearchCategory
  term: string
}

/**
 * Search results, page by page; a blank term sends no request. Keeps the previous term's results while
 * the new ones load, and drops responses to older terms.
 * @param restored pages saved when the search page was left
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
    // Refetching on return could reorder results that the user has already read.
    refetchOnMount: false,
    ...(restored ? { initialData: restored } : {}),
    placeholderData: (before, query) => (query?.queryKey[1] === category ? before : undefined),
  })
}

/** First page of works of a medium, for a picker. */
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
