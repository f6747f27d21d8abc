import { useParams } from '../lib/router/navigation.tsx'
import { WorksEngagedPage } from '../features/engagements/works-engaged-page.tsx'
import { PersonTop } from '../features/profiles/person-top.tsx'
import { Page } from '../ui/layout/page.tsx'

/** `/u/{username}/works-engaged` */
export function WorksEngagedScreen() {
  const { username = '' } = useParams()
  return (
    <Page width="person">
      <PersonTop username={username} current={null} />
      <WorksEngagedPage key={username} username={username} />
    </Page>
  )
}
