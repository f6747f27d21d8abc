import type { Medium } from '@medley/contract/medium'
import { savedView, saveView } from '../../lib/saved-view.ts'
import type { ScrollPlace } from '../../lib/scroll-place.ts'
import type { ExploreSort } from './works.calls.ts'

interface ExploreView {
  sort: ExploreSort
  scroll?: ScrollPlace
}

/** How explore was left, or begins. */
export function exploreView(medium: Medium): ExploreView {
  return savedView<ExploreView>(`explore ${medium}`) ?? { sort: 'audienceSize' }
}

export function keepExploreView(medium: Medium, view: ExploreView): void {
  saveView(`explore ${medium}`, view)
}
