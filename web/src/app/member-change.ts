import { onMemberChange } from '../features/sessions/session.ts'
import { queryClient } from '../lib/query-client.ts'
import { forgetAllViews } from '../lib/saved-view.ts'

/** Clears at every login and logout what the screens keep: loaded data and how each was left. */
export function clearOnMemberChange(): void {
  onMemberChange(() => {
    queryClient.clear()
    forgetAllViews()
  })
}
