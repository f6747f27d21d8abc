import { isMedium, type Medium } from '@medley/contract/values/medium'
import { useEffect, useRef, useState } from 'react'
import { useSearchParams } from '../../lib/router/navigation.tsx'
import { openView } from '../../lib/saved-view.ts'
import type { ScrollPosition } from '../../lib/scroll/scroll-position.ts'
import type { Mark, MarkSort } from './work-marks.calls.ts'

interface MarkedView {
  page: number
  medium: Medium | null
  sort: MarkSort
  scroll: ScrollPosition
}

/**
 * Page number, filter and sort of marked works, restored per user and mark. A medium in the address
 * overrides the saved filter; an invalid one is removed from the address.
 */
export function useMarkedView(mark: Mark, username: string) {
  const key = `${mark} ${username.toLowerCase()}`
  const [search, setSearch] = useSearchParams()
  const asked = search.get('medium')
  const [view] = useState(() => openView<MarkedView>(key))
  const [left] = useState(() => viewAtStart(view.left, asked))
  const [page, setPage] = useState(left.page)
  const [sort, setSort] = useState(left.sort)
  // Until the address matches the saved view, the saved view applies.
  const [settled, setSettled] = useState(asked === left.medium)
  const medium = settled ? mediumOf(asked) : left.medium
  const writeMedium = (next: Medium | null) =>
    setSearch(
      (before) => {
        const after = new URLSearchParams(before)
        if (next) after.set('medium', next)
        else after.delete('medium')
        return after
      },
      { replace: true, preventScrollReset: true },
    )
  useEffect(() => {
    if (settled) return
    if (asked === left.medium) setSettled(true)
    else writeMedium(left.medium)
    // oxlint-disable-next-line react/exhaustive-deps -- corrects the address on mount only; later the address leads
  }, [asked])
  const latest = useRef({ page, medium, sort })
  useEffect(() => {
    latest.current = { page, medium, sort }
  })
  const toTop = () => window.scrollTo({ top: 0, behavior: 'instant' })
  return {
    page,
    sort,
    medium,
    /** The saved scroll position. */
    scroll: left.scroll,
    keep: (scroll: ScrollPosition) => view.save({ ...latest.current, scroll }),
    setPage: (next: number) => {
      setPage(next)
      toTop()
    },
    setSort: (next: MarkSort) => {
      setSort(next)
      setPage(1)
    },
    setMedium: (next: Medium | null) => {
      writeMedium(next)
      setPage(1)
    },
  }
}

function mediumOf(text: string | null): Medium | null {
  return isMedium(text) ? text : null
}

function viewAtStart(
  left: MarkedView | undefined,
  asked: string | null,
): Omit<MarkedView, 'scroll'> & { scroll: ScrollPosition | undefined } {
  const fresh = { page: 1, sort: left?.sort ?? 'newest', scroll: undefined } as const
  if (isMedium(asked) && asked !== left?.medium) return { ...fresh, medium: asked }
  return left ?? { ...fresh, medium: null }
}
