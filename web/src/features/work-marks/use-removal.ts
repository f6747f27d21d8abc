import { pageSizes } from '@medley/contract/limits'
import type { WorkMarks } from '@medley/contract/shapes'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { fetchNextMarked, type MarkedPage, markedKey } from './marked-works.calls.ts'

/**
 * How a work leaves the page in sight: it goes at once, and the next one of the following page comes
 * up. The last work of the last page leads one page back.
 */
export function useRemoval(page: MarkedPage, setPage: (page: number) => void) {
  const client = useQueryClient()
  const latest = useRef(page)
  useEffect(() => {
    latest.current = page
  })
  const filling = useRef(Promise.resolve())
  return (workId: number) => {
    const shown = latest.current
    const key = markedKey(shown)
    client.setQueryData<WorkMarks>(key, (before) => before && without(before, workId))
    const rest = client.getQueryData<WorkMarks>(key)
    if (rest?.items.length === 0 && shown.page > 1) {
      setPage(shown.page - 1)
      return
    }
    const fill = async () => {
      const before = client.getQueryData<WorkMarks>(key)
      if (!before || !hasFollower(before, shown.page)) return
      const next = await fetchNextMarked(shown, before.items.length)
      if (next) client.setQueryData<WorkMarks>(key, (now) => now && withLast(now, next))
    }
    // One after the other, so that each asks for the place the one before has filled. Where the
    // next work cannot be had, the page is read anew.
    filling.current = filling.current
      .then(fill)
      .catch(() => client.invalidateQueries({ queryKey: key }))
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
