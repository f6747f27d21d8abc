import { useEffect, useEffectEvent, useState } from 'react'
import { useSearchParams } from '../../lib/router/navigation.tsx'
import { openView } from '../../lib/saved-view.ts'
import type { ScrollPosition } from '../../lib/scroll/scroll-position.ts'
import { useKeptScroll } from '../../lib/scroll/use-kept-scroll.ts'
import type { SearchCategory } from '@medley/contract/works/search'
import { readCategory } from '../../features/search/search-category.ts'
import { useSearchTerm } from '../../features/search/search-term.ts'
import type { SearchPages } from '../../features/search/search.calls.ts'

interface SearchView {
  text: string
  category: SearchCategory
  /** Results for exactly this text and category. */
  pages: SearchPages | undefined
  scroll: ScrollPosition | undefined
}

const viewKey = 'search'
const debounce = 500
const defaultCategory: SearchCategory = 'all'

/** The saved view, unless the address has a different term or category. */
function startView(address: URLSearchParams, left: SearchView | undefined): SearchView {
  const category = readCategory(address.get('category'))
  const text = address.get('q')
  const isSame =
    left && (category ?? left.category) === left.category && (text ?? left.text) === left.text
  if (isSame) return left
  return {
    text: text ?? '',
    category: category ?? defaultCategory,
    pages: undefined,
    scroll: undefined,
  }
}

/** Term and category of the search page; updates the address, so that it can be shared. */
export function useSearchView() {
  const [address, setAddress] = useSearchParams()
  const [{ left, save }] = useState(() => openView<SearchView>(viewKey))
  const [start] = useState(() => startView(address, left))
  const [category, setCategory] = useState(start.category)
  const search = useSearchTerm(start.text, debounce)
  const wanted = { category, ...(search.term === '' ? {} : { q: search.term }) }
  const follow = useEffectEvent(() => {
    const named = readCategory(address.get('category')) ?? defaultCategory
    const isThere = named === category && (address.get('q') ?? '') === search.term
    if (!isThere) setAddress(wanted, { replace: true, preventScrollReset: true })
  })
  useEffect(() => follow(), [category, search.term])
  const isStart = category === start.category && search.term === start.text.trim()
  return {
    ...search,
    category,
    setCategory,
    restored: isStart ? start.pages : undefined,
    start,
    save,
  }
}

/** Saves the view when the page is left, and restores its scroll position on return. */
export function useKeptSearchView(
  { start, save }: { start: SearchView; save: (view: SearchView) => void },
  view: Omit<SearchView, 'scroll'>,
): void {
  useKeptScroll(start.scroll, (scroll) => save({ ...view, scroll }))
}
