import { blocksTexts } from '@medley/texts/blocks'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { mutationOf } from '../../lib/mutations.ts'
import { pages, query } from '../../lib/queries.ts'
import { queryClient } from '../../lib/query-client.ts'
import { forgetAllViews } from '../../lib/saved-view.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { friendshipKey } from '../friendships/friendships.calls.ts'
import { useMember } from '../sessions/session.ts'
import { changeVisibility } from './change-visibility.ts'

const blockedStatusQuery = (username: string) =>
  query('GET /blocked-status', { query: { user: username.toLowerCase() } })

/** True if the member blocks a user; false without a request for visitors and for the member themselves. */
export function useIsBlocked(username: string): {
  isBlocked: boolean
  isPending: boolean
  error: Error | null
} {
  const member = useMember()
  const asks = member !== null && member.username.toLowerCase() !== username.toLowerCase()
  const { data, isPending, error } = useQuery({ ...blockedStatusQuery(username), enabled: asks })
  return { isBlocked: data === 'Blocked by you', isPending: asks && isPending, error }
}

/** The members whom the member blocks, page by page. */
export const blocksQuery = pages('GET /v1/blocks', { query: { limit: 50 } })

/** Unblocks a user. */
export async function unblock({ username }: { username: string }): Promise<void> {
  const failure = { log: 'A user could not be unblocked', text: blocksTexts.failed }
  await changeVisibility(async () => {
    await call('DELETE /blocked-user', { query: { user: username } })
    showSnackbar({ text: blocksTexts.unblocked, kind: 'success' })
  }, failure)
}

/** Blocks or unblocks a user. Invalidates all queries, since any of them may include that user. */
export function useBlockChange({ id, username }: { id: number; username: string }) {
  const send = (action: 'block' | 'unblock') =>
    action === 'block'
      ? call('POST /block-user', { body: { blocked_username: username } })
      : call('DELETE /blocked-user', { query: { user: username } })
  return useMutation(
    mutationOf(send, {
      onSuccess: ({ status }, action) => {
        forgetAllViews()
        queryClient.setQueryData(blockedStatusQuery(username).queryKey, status)
        queryClient.setQueryData(friendshipKey(id), 'none')
        const text = action === 'block' ? blocksTexts.blocked : blocksTexts.unblocked
        showSnackbar({ text, kind: 'success' })
        void queryClient.invalidateQueries()
      },
      onError: () => showSnackbar({ text: blocksTexts.failed, kind: 'error' }),
    }),
  )
}
