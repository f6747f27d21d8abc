import { useParams } from '../lib/router/navigation.tsx'
import { SavedForLaterPage } from '../features/saved-for-later/saved-for-later-page.tsx'
import { PersonTop } from '../features/profiles/person-top.tsx'
import { Page } from '../ui/layout/page.tsx'

/** `/u/{username}/saved-for-later` */
export function SavedForLaterScreen() {
  const { username = '' } = useParams()
  return (
    <Page width="person">
      <PersonTop username={username} current="saved" />
      <SavedForLaterPage key={username} username={username} />
    </Page>
  )
}
