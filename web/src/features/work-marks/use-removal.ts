import { pageSizes } from '@medley/contract/limits'
import type { WorkMarks } from '@medley/contract/values/shapes'
import { useEffect, useRef } from 'react'
import { invalidate } from '../../lib/mutations.ts'
import { queryClient } from '../../lib/query-client.ts'
import { fetchNextMarked, type MarkedPage, markedQuery } from './work-marks.calls.ts'

/**
 * Removes a work from the current page immediately and fills the gap from the next page. Removing the
 * last work of a page goes back one page.
 */
export function useRemoval(page: MarkedPage, setPage: (page: number) => void) {
  const latest = useRef(page)
  useEffect(() => {
    latest.current = page
  })
  const filling = useRef(Promise.resolve())
  return (workId: number) => {
    const shown = latest.current
    const key = markedQuery(shown).queryKey
    queryClient.setQueryData<WorkMarks>(key, (before) => before && without(before, workId))
    const rest = queryClient.getQueryData<WorkMarks>(key)
    if (rest?.items.length === 0 && shown.page > 1) {
      setPage(shown.page - 1)
      return
    }
    const fill = async () => {
      const before = queryClient.getQueryData<WorkMarks>(key)
      if (!before || !hasFollower(before, shown.page)) return
      const next = await fetchNextMarked(shown, before.items.length)
      if (next) queryClient.setQueryData<WorkMarks>(key, (now) => now && withLast(now, next))
    }
    // Sequential, so that each request's offset includes the previous fill. On failure, refetches the
    // page.
    filling.current = filling.current.then(fill).catch(() => invalidate(key))
  }
}

function without(page: WorkMarks, workId: number): WorkMarks {
  const items = page.items.filter(({ work }) => work.id !== workId)
  return { totalCount: page.totalCount - (page.items.length - items.length), items }
}

function hasFollower({ items, totalCount }: WorkMarks, page: number): boolean {
  return (page - 1) * pageSizes.engagementsPage + items.length < totalCount
}

function withLast(page: WorkMarks, item: WorkMarks['items'][number]): WorkMarks {
  if (page.items.some(({ work }) => work.id === item.work.id)) return page
  return { ...page, items: [...page.items, item] }
}
