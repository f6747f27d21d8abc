import type { Medium } from '@medley/contract/values/medium'
import { useSearchParams } from '../../../lib/router/navigation.tsx'
import { entryViewOf } from '../list-address.ts'
import type { EntryView, ListSort } from '../lists.reading.calls.ts'

/** A list's sort, filter and page; kept in the address, so that Back restores them. */
export function useEntryView() {
  const [search, setSearch] = useSearchParams()
  const view = entryViewOf(search)
  const show = (next: EntryView, keepsScroll: boolean) => {
    const query = new URLSearchParams()
    if (next.sort !== 'position') query.set('sort', next.sort)
    if (next.medium) query.set('medium', next.medium)
    if (next.page > 1) query.set('page', String(next.page))
    setSearch(query, { replace: true, preventScrollReset: keepsScroll })
  }
  return {
    view,
    setSort: (sort: ListSort) => show({ ...view, sort, page: 1 }, true),
    setMedium: (next: Medium | null) => show({ ...view, medium: next, page: 1 }, true),
    setPage: (page: number) => show({ ...view, page }, false),
  }
}
