import { useParams } from '../../lib/router/navigation.tsx'
import { PersonTop } from '../../features/profiles/person-top.tsx'
import { StatisticsPage } from '../../features/statistics/statistics-page.tsx'
import { YearLinks } from '../../features/years/year-links.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** `/u/{username}/statistics` */
export function Screen() {
  const { username = '' } = useParams()
  return (
    <Page>
      <PersonTop username={username} current={null} />
      <StatisticsPage
        key={username}
        username={username}
        renderTop={(owner) => <YearLinks owner={owner} />}
      />
    </Page>
  )
}
