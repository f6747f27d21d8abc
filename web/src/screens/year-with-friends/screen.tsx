import { MembersOnly } from '../../features/sessions/members-only.tsx'
import { YearWithFriends } from '../../features/years/year-with-friends.tsx'
import { useParams } from '../../lib/router/navigation.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** `/years/{year}/friends` */
export function Screen() {
  const { year = '' } = useParams()
  return (
    <MembersOnly>
      {({ username }) => (
        <Page width="reading">
          <YearWithFriends key={year} username={username} year={Number(year)} />
        </Page>
      )}
    </MembersOnly>
  )
}
