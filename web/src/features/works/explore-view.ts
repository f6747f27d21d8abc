import type { Medium } from '@medley/contract/medium'
import { openView } from '../../lib/saved-view.ts'
import type { ScrollPlace } from '../../lib/scroll-place.ts'
import type { ExploreSort } from './works.calls.ts'

interface ExploreView {
  sort: ExploreSort
  scroll?: ScrollPlace
}

/** The saved explore view, or the default, and a function to save it. */
export function openExploreView(medium: Medium): {
  left: ExploreView
  save: (view: ExploreView) => void
} {
  const { left, save } = openView<ExploreView>(`explore ${medium}`)
  return { left: left ?? { sort: 'audienceSize' }, save }
}
