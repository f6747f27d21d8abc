import { useParams } from 'react-router'
import { MarkedWorksPage } from '../features/works/marked-works-page.tsx'
import { Page } from '../ui/page.tsx'

/** `/u/{username}/saved-for-later` */
export function SavedForLaterScreen() {
  const { username = '' } = useParams()
  return (
    <Page>
      <MarkedWorksPage
        key={username}
        mark="savedForLater"
        username={username}
        name="Saved for Later"
      />
    </Page>
  )
}
