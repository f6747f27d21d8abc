import { useParams } from '../../lib/router/navigation.tsx'
import { UserLists } from '../../features/lists/user-lists.tsx'
import { PersonTop } from '../../features/profiles/person-top.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** `/u/{username}/lists` */
export function Screen() {
  const { username = '' } = useParams()
  return (
    <Page>
      <PersonTop username={username} current="lists" />
      <UserLists key={username} username={username} />
    </Page>
  )
}
