import { useParams } from '../../lib/router/navigation.tsx'
import { PersonTop } from '../../features/profiles/person-top.tsx'
import { StatisticsPage } from '../../features/statistics/statistics-page.tsx'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { Page } from '../../ui/layout/page.tsx'

const YearLinks = lazyPart<{ owner: { id: number; username: string } }>({
  load: async () => (await import('../../features/years/year-links.tsx')).YearLinks,
  failure: 'The links to years could not be loaded',
})

/** `/u/{username}/statistics` */
export function Screen() {
  const { username = '' } = useParams()
  return (
    <Page width="person">
      <PersonTop username={username} current={null} />
      <StatisticsPage
        key={username}
        username={username}
        renderTop={(owner) => <YearLinks owner={owner} />}
      />
    </Page>
  )
}
