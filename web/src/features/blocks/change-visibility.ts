import { logFailure } from '../../lib/log.ts'
import { queryClient } from '../../lib/query-client.ts'
import { forgetAllViews } from '../../lib/saved-view.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'

interface Failure {
  /** Written to the log. */
  log: string
  /** Shown to the member. */
  text: string
}

/**
 * Changes whom or what the member sees. Invalidates all queries, since any of them may include it, and forgets
 * the views of screens that were left. A failure is shown, not thrown.
 */
export async function changeVisibility(
  send: () => Promise<void>,
  { log, text }: Failure,
): Promise<void> {
  try {
    await send()
    forgetAllViews()
    await queryClient.invalidateQueries()
  } catch (error) {
    logFailure(log, error)
    showSnackbar({ text, kind: 'error' })
  }
}
