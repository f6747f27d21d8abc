import { isMedium } from '@medley/contract/medium'
import { titles } from '@medley/messages/titles'
import { useParams } from '../../lib/router/navigation.tsx'
import { Chart } from '../../features/charts/chart.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** `/charts/{medium}`; the route lets only mediums through. */
export function Screen() {
  const { medium } = useParams()
  if (!isMedium(medium)) return null
  return (
    <Page width="person">
      <title>{titles.chart(medium)}</title>
      <Chart key={medium} medium={medium} />
    </Page>
  )
}
