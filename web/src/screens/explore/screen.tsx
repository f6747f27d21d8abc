import { titlesTexts } from '@medley/texts/titles'
import { titledHere } from '../../product.ts'
import { isMedium } from '@medley/contract/values/medium'
import { useParams } from '../../lib/router/navigation.tsx'
import { ExploreList } from '../../features/explore/explore-list.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** `/explore/{medium}`; the route lets only mediums through. */
export function Screen() {
  const { medium } = useParams()
  if (!isMedium(medium)) return null
  return (
    <Page>
      <title>{titledHere(titlesTexts.explore({ medium }))}</title>
      <ExploreList key={medium} medium={medium} />
    </Page>
  )
}
