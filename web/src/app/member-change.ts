import { forgetSearches } from '../features/search/recent-searches.ts'
import { onMemberChange } from '../features/sessions/session.ts'
import { forgetIdempotencyKeys } from '../lib/idempotency-keys.ts'
import { queryClient } from '../lib/query-client.ts'
import { forgetAllViews } from '../lib/saved-view.ts'

/** Clears at every login and logout what is kept of a person: loaded data, how screens were left, recent searches, unanswered calls. */
export function clearOnMemberChange(): void {
  onMemberChange(() => {
    queryClient.clear()
    forgetAllViews()
    forgetIdempotencyKeys()
    forgetSearches()
  })
}
