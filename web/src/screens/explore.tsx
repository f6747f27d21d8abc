import { isMedium } from '@medley/contract/medium'
import { useParams } from 'react-router'
import { ExploreList } from '../features/works/explore-list.tsx'
import { mediumPlurals } from '../features/works/medium-words.ts'
import { product } from '../product.ts'
import { Page } from '../ui/page.tsx'

/** `/explore/{medium}`; the route lets only mediums through. */
export function ExploreScreen() {
  const { medium } = useParams()
  if (!isMedium(medium)) return null
  return (
    <Page>
      <title>{`${mediumPlurals[medium]} · ${product.name}`}</title>
      <ExploreList key={medium} medium={medium} />
    </Page>
  )
}
