import { Navigate, useParams } from '../lib/router/navigation.tsx'
import { mediaListsEnabled } from '../features/lists/lists-enabled.ts'
import { UserLists } from '../features/lists/user-lists.tsx'
import { PersonTop } from '../features/profiles/person-top.tsx'
import { useMember } from '../features/sessions/session.ts'
import { paths } from '../paths.ts'
import { Page } from '../ui/layout/page.tsx'

/** `/u/{username}/lists` */
export function UserListsScreen() {
  const { username = '' } = useParams()
  if (!mediaListsEnabled(useMember())) return <Navigate to={paths.pageNotFound()} replace />
  return (
    <Page width="person">
      <PersonTop username={username} current="lists" />
      <UserLists key={username} username={username} />
    </Page>
  )
}
