import { useParams } from '../../lib/router/navigation.tsx'
import { GoalsPage } from '../../features/goals/goals-page.tsx'
import { PersonTop } from '../../features/profiles/person-top.tsx'
import { StatsLinks } from '../../features/years/stats-links.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** `/u/{username}/goals` */
export function Screen() {
  const { username = '' } = useParams()
  return (
    <Page width="reading">
      <PersonTop username={username} current="stats" />
      <StatsLinks username={username} current="goals" />
      <GoalsPage key={username} username={username} />
    </Page>
  )
}
