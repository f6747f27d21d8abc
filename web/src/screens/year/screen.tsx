import { PersonTop } from '../../features/profiles/person-top.tsx'
import { YearPage } from '../../features/years/year-page.tsx'
import { useParams } from '../../lib/router/navigation.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** `/u/{username}/years/{year}` */
export function Screen() {
  const { username = '', year = '' } = useParams()
  return (
    <Page>
      <PersonTop username={username} current={null} />
      <YearPage key={`${username}/${year}`} username={username} year={Number(year)} />
    </Page>
  )
}
