import { useParams } from '../../lib/router/navigation.tsx'
import { MediaListPage } from '../../features/lists/media-list-page.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** `/u/{username}/lists/{listId}`, with `edit` in its query for the owner. */
export function Screen() {
  const { username = '', listId = '' } = useParams()
  return (
    <Page>
      <MediaListPage key={listId} username={username} listId={listId} />
    </Page>
  )
}
