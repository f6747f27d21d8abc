import type { Medium } from '@medley/contract/medium'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useKeptScroll } from '../../lib/use-kept-scroll.ts'
import { openExploreView } from './explore-view.ts'
import { exploreQuery, type ExploreSort } from './works.calls.ts'

/** The explore list. Restores pages and scroll position per medium. */
export function useExplore(medium: Medium) {
  const client = useQueryClient()
  const [{ left, save }] = useState(() => openExploreView(medium))
  const [sort, setSort] = useState(left.sort)
  const pages = useInfiniteQuery(exploreQuery(medium, sort))
  const latestSort = useRef(sort)
  useEffect(() => {
    latestSort.current = sort
  }, [sort])
  useKeptScroll(left.scroll, pages.isSuccess, (scroll) => {
    save({ sort: latestSort.current, scroll })
  })
  const works = useMemo(() => distinct(pages.data?.pages.flat() ?? []), [pages.data])
  const chooseSort = (next: ExploreSort) => {
    client.removeQueries({ queryKey: exploreQuery(medium, next).queryKey })
    setSort(next)
  }
  return { sort, setSort: chooseSort, works, pages }
}

/** Removes duplicates: a work may move to another page between requests. */
function distinct<T extends { id: number }>(works: readonly T[]): T[] {
  return [...new Map(works.map((work) => [work.id, work])).values()]
}
