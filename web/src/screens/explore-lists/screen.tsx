import { listsTexts } from '@medley/texts/lists'
import { titled } from '../../product.ts'
import { ExploreLists } from '../../features/lists/explore-lists.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** `/explore/lists`, with `from=friends` in its query for members. */
export function Screen() {
  return (
    <Page>
      <title>{titled(listsTexts.lists)}</title>
      <ExploreLists />
    </Page>
  )
}
