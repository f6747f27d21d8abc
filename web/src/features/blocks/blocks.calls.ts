import {
  queryOptions,
  useQuery,
  infiniteQueryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { forgetAllViews } from '../../lib/saved-view.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { friendshipKey } from '../friendships/friendships.calls.ts'
import { useMember } from '../sessions/session.ts'
import { blockTexts } from './blocks.messages.ts'
import { changeVisibility } from './change-visibility.ts'

function blockedStatusQuery(username: string) {
  return queryOptions({
    queryKey: ['blocked-status', username.toLowerCase()],
    queryFn: ({ signal }) => call('GET /blocked-status', { query: { user: username }, signal }),
  })
}

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
export const blocksQuery = infiniteQueryOptions({
  queryKey: ['blocks'],
  queryFn: ({ pageParam: offset, signal }) =>
    call('GET /v1/blocks', { query: { limit: 50, offset }, signal }),
  initialPageParam: 0,
  getNextPageParam: ({ totalCount }, pages) => {
    const shown = pages.reduce((sum, { items }) => sum + items.length, 0)
    return shown < totalCount ? shown : undefined
  },
})

/** Unblocks a user. */
export async function unblock({ username }: { username: string }): Promise<void> {
  const failure = { log: 'A user could not be unblocked', text: blockTexts.failed }
  await changeVisibility(async () => {
    await call('DELETE /blocked-user', { query: { user: username } })
    showSnackbar({ text: blockTexts.unblocked, kind: 'success' })
  }, failure)
}

/** Blocks or unblocks a user. Invalidates all queries, since any of them may include that user. */
export function useBlockChange(user: { id: number; username: string }) {
  const client = useQueryClient()
  const { queryKey } = blockedStatusQuery(user.username)
  return useMutation({
    mutationFn: async (action: 'block' | 'unblock') => {
      const { status } =
        action === 'block'
          ? await call('POST /block-user', { body: { blocked_username: user.username } })
          : await call('DELETE /blocked-user', { query: { user: user.username } })
      return status
    },
    onSuccess: (status, action) => {
      forgetAllViews()
      client.setQueryData(queryKey, status)
      client.setQueryData(friendshipKey(user.id), 'none')
      const text = action === 'block' ? blockTexts.blocked : blockTexts.unblocked
      showSnackbar({ text, kind: 'success' })
      void client.invalidateQueries()
    },
    onError: () => showSnackbar({ text: blockTexts.failed, kind: 'error' }),
  })
}
