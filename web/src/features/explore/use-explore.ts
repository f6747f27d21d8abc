import type { Medium } from '@medley/contract/values/medium'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { queryClient } from '../../lib/query-client.ts'
import { useLocation, useSearchParams } from '../../lib/router/navigation.tsx'
import { useKeptScroll } from '../../lib/scroll/use-kept-scroll.ts'
import { useMember } from '../sessions/session.ts'
import { type ExploreFilter, readFilter, writeFilter } from './explore-filter.rules.ts'
import { filterAt, openExploreView } from './explore-view.ts'
import { exploreQuery } from './explore.calls.ts'

/**
 * The explore list with the filter of its address. Restores filter, pages and scroll position per
 * medium; the filter only where the address is bare.
 */
export function useExplore(medium: Medium) {
  const [{ left, save }] = useState(() => openExploreView(medium))
  const { filter, setFilter } = useAddressFilter(medium)
  const pages = useInfiniteQuery(exploreQuery(medium, filter))
  const search = writeFilter(filter)
  const latest = useRef(search)
  useEffect(() => {
    latest.current = search
  }, [search])
  const [kept] = useState(() => (left?.search === search ? left.scroll : undefined))
  useKeptScroll(kept, (scroll) => save({ search: latest.current, scroll }))
  const works = useMemo(
    () => distinct(pages.data?.pages.flatMap(({ items }) => items) ?? []),
    [pages.data],
  )
  const choose = (next: ExploreFilter) => {
    queryClient.removeQueries({ queryKey: exploreQuery(medium, next).queryKey })
    setFilter(next)
  }
  return { filter, choose, works, pages }
}

/** The filter in the address. On arrival, a bare address gets the filter that was left last. */
function useAddressFilter(medium: Medium) {
  const isMember = useMember() !== null
  const [search, setSearch] = useSearchParams()
  const location = useLocation()
  const [atStart] = useState(() => filterAt(medium, location.search, isMember))
  const [arrivedAt] = useState(location.key)
  const isArriving = location.key === arrivedAt && search.size === 0
  useEffect(() => {
    const query = writeFilter(atStart)
    if (isArriving && query !== '') setSearch(query, { replace: true, preventScrollReset: true })
    // oxlint-disable-next-line react/exhaustive-deps -- completes the address on arrival only; later the address leads
  }, [])
  const filter = useMemo(
    () => (isArriving ? atStart : readFilter(search, isMember)),
    [isArriving, atStart, search, isMember],
  )
  return { filter, setFilter: (next: ExploreFilter) => setSearch(writeFilter(next)) }
}

/** Removes duplicates: a work may move to another page between requests. */
function distinct<T extends { id: number }>(works: readonly T[]): T[] {
  return [...new Map(works.map((work) => [work.id, work])).values()]
}
