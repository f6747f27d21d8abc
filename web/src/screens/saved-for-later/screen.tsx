import { useParams } from '../../lib/router/navigation.tsx'
import { SavedLinks } from '../../features/follows/saved-links.tsx'
import { PersonTop } from '../../features/profiles/person-top.tsx'
import { MarkedWorksPage } from '../../features/work-marks/marked-works-page.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** `/u/{username}/saved-for-later` */
export function Screen() {
  const { username = '' } = useParams()
  return (
    <Page>
      <PersonTop username={username} current="saved" />
      <SavedLinks username={username} current="saved" />
      <MarkedWorksPage key={username} mark="savedForLater" username={username} />
    </Page>
  )
}
