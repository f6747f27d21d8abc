import type { Medium } from '@medley/contract/values/medium'
import { openView } from '../../lib/saved-view.ts'
import type { ScrollPosition } from '../../lib/scroll/scroll-position.ts'
import { type ExploreFilter, readFilter } from './explore-filter.rules.ts'

interface ExploreView {
  /** The query of the address. */
  search: string
  scroll: ScrollPosition
}

/** How the explore list of a medium was left, and a function to save it. */
export function openExploreView(medium: Medium) {
  return openView<ExploreView>(`explore ${medium}`)
}

/** The filter of an explore address; a bare one shows the list as it was left. */
export function filterAt(medium: Medium, search: string, isMember: boolean): ExploreFilter {
  const query = search.replace(/^\?/, '')
  const kept = query === '' ? openExploreView(medium).left?.search : query
  return readFilter(new URLSearchParams(kept), isMember)
}
