import { recommendationsTexts } from '@medley/texts/recommendations'
import { titled } from '../../product.ts'
import { Navigate } from '../../lib/router/navigation.tsx'
import { DiscoverPage } from '../../features/discover/discover-page.tsx'
import { useMember } from '../../features/sessions/session.ts'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/layout/page.tsx'

/** `/discover`: for members; visitors get the rows of films. */
export function Screen() {
  const member = useMember()
  if (!member) return <Navigate to={paths.discover('film')} replace />
  return (
    <Page>
      <title>{titled(recommendationsTexts.forYou)}</title>
      <DiscoverPage />
    </Page>
  )
}
