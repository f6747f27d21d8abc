import { pageSizes } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/medium'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { savedView, saveView } from '../../lib/saved-view.ts'
import type { ScrollPlace } from '../../lib/scroll-place.ts'
import { useKeptScroll } from '../../lib/use-kept-scroll.ts'
import { useMember } from '../sessions/session.ts'
import { fetchExplorePage } from './works.calls.ts'

export type ExploreSort = 'audienceSize' | 'rating'

interface ExploreView {
  memberId: number | null
  sort: ExploreSort
  scroll: ScrollPlace
}

/**
 * The list of explore. Each medium comes back as it was left, pages and scroll included, where the
 * member is the same; otherwise it starts afresh.
 */
export function useExplore(medium: Medium) {
  const memberId = useMember()?.id ?? null
  const client = useQueryClient()
  const viewKey = `explore ${medium}`
  const [left] = useState(() => {
    const view = savedView<ExploreView>(viewKey)
    if (view?.memberId === memberId) return view
    client.removeQueries({ queryKey: ['explore', memberId, medium] })
    return undefined
  })
  const [sort, setSort] = useState<ExploreSort>(left?.sort ?? 'audienceSize')
  const pages = useInfiniteQuery({
    queryKey: ['explore', memberId, medium, sort],
    queryFn: ({ pageParam, signal }) => fetchExplorePage(medium, sort, pageParam, signal),
    initialPageParam: 0,
    getNextPageParam: (last, all) =>
      last.length < pageSizes.explore ? undefined : all.length * pageSizes.explore,
    staleTime: Infinity,
  })
  const latestSort = useRef(sort)
  useEffect(() => {
    latestSort.current = sort
  }, [sort])
  useKeptScroll(left?.scroll, pages.isSuccess, (scroll) => {
    saveView<ExploreView>(viewKey, { memberId, sort: latestSort.current, scroll })
  })
  const works = useMemo(() => distinct(pages.data?.pages.flat() ?? []), [pages.data])
  const chooseSort = (next: ExploreSort) => {
    client.removeQueries({ queryKey: ['explore', memberId, medium, next] })
    setSort(next)
  }
  return { sort, setSort: chooseSort, works, pages }
}

/** A work that moved between two pages while they were read shows once. */
function distinct<T extends { id: number }>(works: readonly T[]): T[] {
  return [...new Map(works.map((work) => [work.id, work])).values()]
}
