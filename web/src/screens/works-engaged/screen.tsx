import { useParams } from '../../lib/router/navigation.tsx'
import { PersonTop } from '../../features/profiles/person-top.tsx'
import { MarkedWorksPage } from '../../features/work-marks/marked-works-page.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** `/u/{username}/works-engaged` */
export function Screen() {
  const { username = '' } = useParams()
  return (
    <Page>
      <PersonTop username={username} current={null} />
      <MarkedWorksPage key={username} mark="hasEngaged" username={username} />
    </Page>
  )
}
