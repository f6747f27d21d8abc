import { friendshipsTexts } from '@medley/texts/friendships'
import type { RequestStatus } from '@medley/contract/values/shapes'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { invalidate, invalidateHidden, mutationOf } from '../../lib/mutations.ts'
import { queryClient } from '../../lib/query-client.ts'
import { announce } from '../../ui/feedback/announcement-store.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { lowerUnreadCount } from '../unread-count/unread-count.calls.ts'
import { type Member, useMember } from '../sessions/session.ts'
import {
  friendLists,
  friendshipKey,
  contactsQuery,
  incomingRequestsQuery,
  outgoingRequestsQuery,
} from './friendships.calls.ts'

/**
 * Friendship status between member and person, cached once, so that all buttons agree. Undefined for
 * visitors, for the member's own id, while loading and after a failure.
 * @param known status from a list, used until the cached one has loaded
 */
export function useRequestStatus(
  personId: number,
  known?: RequestStatus,
): { status: RequestStatus | undefined; isLoading: boolean } {
  const member = useMember()
  const { data, isLoading } = useQuery({
    queryKey: friendshipKey(personId),
    queryFn: () => deriveStatus(member, personId),
    enabled: member !== null && member.id !== personId,
    ...(known && { placeholderData: known }),
  })
  return { status: data, isLoading }
}

/** Derives the status from the member's own lists: three requests, shared by all persons on screen. */
async function deriveStatus(member: Member | null, personId: number): Promise<RequestStatus> {
  if (!member) return 'none'
  const [friends, incoming, outgoing] = await Promise.all([
    queryClient.query(contactsQuery(member.username)),
    queryClient.query(incomingRequestsQuery),
    queryClient.query(outgoingRequestsQuery),
  ])
  const known = [...friends, ...incoming, ...outgoing].find(({ id }) => id === personId)
  return known?.friendRequestStatus ?? 'none'
}

/** `befriend` requests or approves; `end` declines, cancels or removes. */
export type FriendshipAction = 'befriend' | 'end'

/**
 * Changes the friendship with a person: optimistic, reverted with a message on failure. Requests for one
 * person run one at a time.
 */
export function useFriendshipChange(personId: number, options: { endedText?: string } = {}) {
  const member = useMember()
  const key = friendshipKey(personId)
  const params = { userId: String(member?.id), otherId: String(personId) }
  const send = (action: FriendshipAction): Promise<{ requestStatus: RequestStatus }> =>
    action === 'befriend'
      ? call('PUT /v1/users/{userId}/friendships/{otherId}', { params })
      : call('DELETE /v1/users/{userId}/friendships/{otherId}', { params })
  return useMutation(
    mutationOf(send, {
      mutationKey: key,
      scope: { id: `friendship-${personId}` },
      onMutate: async (action) => {
        const reads = [key, ...friendLists.map((endpoint) => [endpoint])]
        await Promise.all(reads.map((queryKey) => queryClient.cancelQueries({ queryKey })))
        const before = queryClient.getQueryData<RequestStatus>(key)
        queryClient.setQueryData(key, expected(action, before))
        return { before }
      },
      onSuccess: ({ requestStatus }, action, { before }) => {
        if (queryClient.isMutating({ mutationKey: key }) === 1) {
          queryClient.setQueryData(key, requestStatus)
        }
        if (action === 'befriend') {
          lowerUnreadCount()
          announce(
            requestStatus === 'approved' ? friendshipsTexts.friends : friendshipsTexts.requested,
          )
        }
        if (action === 'end' && options.endedText !== undefined) {
          showSnackbar({ text: options.endedText, kind: 'success' })
        }
        // Feeds and friends' ratings depend on the friend list, so they reload when next opened.
        if (requestStatus === 'approved' || before === 'approved') {
          void queryClient.invalidateQueries({ refetchType: 'none' })
        }
      },
      onError: (_error, _action, context) => {
        if (context?.before) queryClient.setQueryData(key, context.before)
        else void queryClient.resetQueries({ queryKey: key })
        showSnackbar({ text: friendshipsTexts.failed, kind: 'error' })
      },
      onSettled: refreshLists,
    }),
  )
}

function expected(action: FriendshipAction, before: RequestStatus | undefined): RequestStatus {
  if (action === 'end') return 'none'
  return before === 'incoming' || before === 'approved' ? 'approved' : 'outgoing'
}

/** Refetches friend lists; suggestions wait until next opened, so that rows do not move while in use. */
function refreshLists(): Promise<void> {
  invalidateHidden('GET /friend-suggestions')
  return invalidate('GET /contacts', 'GET /incoming-requests', 'GET /outgoing-requests')
}
