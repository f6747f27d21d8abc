import { titled } from '@medley/contract/titles'
import { Navigate } from '../lib/router/navigation.tsx'
import { ExploreLists } from '../features/lists/explore-lists.tsx'
import { listTexts } from '../features/lists/lists.messages.ts'
import { mediaListsEnabled } from '../features/lists/lists-enabled.ts'
import { useMember } from '../features/sessions/session.ts'
import { paths } from '../paths.ts'
import { Page } from '../ui/layout/page.tsx'

/** `/explore/lists`, with `from=friends` in its query for members. */
export function ExploreListsScreen() {
  if (!mediaListsEnabled(useMember())) return <Navigate to={paths.pageNotFound()} replace />
  return (
    <Page>
      <title>{titled(listTexts.lists)}</title>
      <ExploreLists />
    </Page>
  )
}
