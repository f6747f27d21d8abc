import { PersonTop } from '../../features/profiles/person-top.tsx'
import { StatsLinks } from '../../features/years/stats-links.tsx'
import { YearPage } from '../../features/years/year-page.tsx'
import { useParams } from '../../lib/router/navigation.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** `/u/{username}/years/{year}` */
export function Screen() {
  const { username = '', year = '' } = useParams()
  return (
    <Page>
      <PersonTop username={username} current="stats" />
      <StatsLinks username={username} current="review" year={Number(year)} />
      <YearPage key={`${username}/${year}`} username={username} year={Number(year)} />
    </Page>
  )
}
