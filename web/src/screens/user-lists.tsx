import { useParams } from 'react-router'
import { UserLists } from '../features/lists/user-lists.tsx'
import { Page } from '../ui/page.tsx'

/** `/u/{username}/lists` */
export function UserListsScreen() {
  const { username = '' } = useParams()
  return (
    <Page>
      <UserLists key={username} username={username} />
    </Page>
  )
}
