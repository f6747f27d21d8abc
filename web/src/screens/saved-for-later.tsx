import { useParams } from 'react-router'
import { SavedForLaterPage } from '../features/saved-for-later/saved-for-later-page.tsx'
import { Page } from '../ui/layout/page.tsx'

/** `/u/{username}/saved-for-later` */
export function SavedForLaterScreen() {
  const { username = '' } = useParams()
  return (
    <Page>
      <SavedForLaterPage key={username} username={username} />
    </Page>
  )
}
