import { useParams } from 'react-router'
import { MarkedWorksPage } from '../features/works/marked-works-page.tsx'
import { Page } from '../ui/page.tsx'

/** `/u/{username}/works-engaged` */
export function WorksEngagedScreen() {
  const { username = '' } = useParams()
  return (
    <Page>
      <MarkedWorksPage key={username} mark="hasEngaged" username={username} name="Works Engaged" />
    </Page>
  )
}
