import { titlesTexts } from '@medley/texts/titles'
import { titledHere } from '../../product.ts'
import { isMedium } from '@medley/contract/values/medium'
import { useParams } from '../../lib/router/navigation.tsx'
import { DiscoverMediumPage } from '../../features/discover/discover-medium-page.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** `/discover/{medium}`; the route lets only mediums through. */
export function Screen() {
  const { medium } = useParams()
  if (!isMedium(medium)) return null
  return (
    <Page>
      <title>{titledHere(titlesTexts.discover({ medium }))}</title>
      <DiscoverMediumPage key={medium} medium={medium} />
    </Page>
  )
}
