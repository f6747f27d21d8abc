import { pageSizes } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import type { SearchAnswer, SearchCategory, SearchGroup } from '@medley/contract/works/search'
import type { SearchItem, UserSearchItem } from '@medley/contract/values/shapes'
import {
  type InfiniteData,
  skipToken,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

type FoundItem = SearchItem | UserSearchItem

export interface SearchPage extends Pick<
  SearchAnswer,
  'nextToken' | 'counts' | 'groups' | 'named'
> {
  items: readonly FoundItem[]
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

/** Keeps a group of a search of everything as the first page of its category. */
export function useCacheGroup(term: string) {
  const client = useQueryClient()
  return ({ category, items, nextToken }: SearchGroup, counts: SearchPage['counts']) => {
    const pages: SearchPages = {
      pages: [{ items, nextToken, ...(counts ? { counts } : {}) }],
      pageParams: [null],
    }
    client.setQueryData(['search', category, term] satisfies SearchKey, pages)
  }
}

/** First page of works of a medium, for a picker, with the number of results in each medium. */
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
    select: ({ items, counts }: SearchPage) => ({ works: items.filter(isWork), counts }),
    placeholderData: (before, query) => (query?.queryKey[1] === medium ? before : undefined),
  })
}

/** Works and people for a text that is still being typed. */
export function useSuggestions(term: string) {
  return useQuery({
    queryKey: ['search-suggestions', term] as const,
    queryFn:
      term === ''
        ? skipToken
        : ({ signal }) =>
            call('GET /v1/search', {
              query: { q: term, category: 'all', limit: suggestedMax, suggest: true },
              signal,
            }),
    select: ({ items, groups = [], named }) => ({
      named,
      works: items.filter(isWork).slice(0, suggestedMax),
      people: groups
        .flatMap((group) => group.items.filter(isUser))
        .filter(({ id }) => !named?.users.some((user) => user.id === id))
        .slice(0, peopleMax),
    }),
    placeholderData: (before) => before,
  })
}

/** Stored results of all categories, counted; for a search that failed because its sources did. */
export function useStoredCounts(term: string) {
  return useQuery({
    queryKey: ['search-stored', term] as const,
    queryFn:
      term === ''
        ? skipToken
        : ({ signal }) =>
            call('GET /v1/search', {
              query: { q: term, category: 'all', limit: pageSizes.search, suggest: true },
              signal,
            }),
    select: ({ counts }) => counts,
  })
}

const suggestedMax = 6
const peopleMax = 2

export function isUser(item: FoundItem): item is UserSearchItem {
  return !isWork(item)
}

export function isWork(item: FoundItem): item is SearchItem {
  return 'medium' in item
}
