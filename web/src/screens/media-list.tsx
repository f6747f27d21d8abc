import { Navigate, useParams } from '../lib/router/navigation.tsx'
import { mediaListsEnabled } from '../features/lists/lists-enabled.ts'
import { MediaListPage } from '../features/lists/media-list-page.tsx'
import { useMember } from '../features/sessions/session.ts'
import { paths } from '../paths.ts'
import { Page } from '../ui/layout/page.tsx'

/** `/u/{username}/lists/{listId}`, with `edit` in its query for the owner. */
export function MediaListScreen() {
  const { username = '', listId = '' } = useParams()
  if (!mediaListsEnabled(useMember())) return <Navigate to={paths.pageNotFound()} replace />
  return (
    <Page>
      <MediaListPage key={listId} username={username} listId={listId} />
    </Page>
  )
}
