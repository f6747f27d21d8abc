import type { RequestStatus } from '@medley/contract/values/shapes'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { announce } from '../../ui/feedback/announcement-store.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { lowerUnreadCount } from '../unread-count/unread-count.calls.ts'
import { type Member, useMember } from '../sessions/session.ts'
import {
  friendshipKey,
  listKeys,
  contactsQuery,
  incomingRequestsQuery,
  outgoingRequestsQuery,
} from './friendships.calls.ts'
import { friendshipTexts } from './friendships.messages.ts'

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
    queryFn: ({ client }) => deriveStatus(client, member, personId),
    enabled: member !== null && member.id !== personId,
    ...(known && { placeholderData: known }),
  })
  return { status: data, isLoading }
}

/** Derives the status from the member's own lists: three requests, shared by all persons on screen. */
async function deriveStatus(
  client: QueryClient,
  member: Member | null,
  personId: number,
): Promise<RequestStatus> {
  if (!member) return 'none'
  const [friends, incoming, outgoing] = await Promise.all([
    client.query(contactsQuery(member.username)),
    client.query(incomingRequestsQuery),
    client.query(outgoingRequestsQuery),
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
  const client = useQueryClient()
  const member = useMember()
  const key = friendshipKey(personId)
  return useMutation({
    mutationKey: key,
    scope: { id: `friendship-${personId}` },
    mutationFn: async (action: FriendshipAction): Promise<{ requestStatus: RequestStatus }> => {
      const params = { userId: String(member?.id), otherId: String(personId) }
      return action === 'befriend'
        ? call('PUT /v1/users/{userId}/friendships/{otherId}', { params })
        : call('DELETE /v1/users/{userId}/friendships/{otherId}', { params })
    },
    onMutate: async (action) => {
      await Promise.all([key, ...listKeys].map((queryKey) => client.cancelQueries({ queryKey })))
      const before = client.getQueryData<RequestStatus>(key)
      client.setQueryData(key, expected(action, before))
      return { before }
    },
    onSuccess: ({ requestStatus }, action, { before }) => {
      if (client.isMutating({ mutationKey: key }) === 1) client.setQueryData(key, requestStatus)
      if (action === 'befriend') {
        lowerUnreadCount(client, member?.id)
        announce(requestStatus === 'approved' ? friendshipTexts.friends : friendshipTexts.requested)
      }
      if (action === 'end' && options.endedText !== undefined) {
        showSnackbar({ text: options.endedText, kind: 'success' })
      }
      // Feeds and friends' ratings depend on the friend list, so they reload when next opened.
      if (requestStatus === 'approved' || before === 'approved') {
        void client.invalidateQueries({ refetchType: 'none' })
      }
    },
    onError: (_error, _action, context) => {
      if (context?.before) client.setQueryData(key, context.before)
      else void client.resetQueries({ queryKey: key })
      showSnackbar({ text: friendshipTexts.failed, kind: 'error' })
    },
    onSettled: () => refreshLists(client),
  })
}

function expected(action: FriendshipAction, before: RequestStatus | undefined): RequestStatus {
  if (action === 'end') return 'none'
  return before === 'incoming' || before === 'approved' ? 'approved' : 'outgoing'
}

/** Refetches friend lists; suggestions wait until next opened, so that rows do not move while in use. */
async function refreshLists(client: QueryClient): Promise<void> {
  await Promise.all(
    listKeys.map((queryKey) =>
      client.invalidateQueries({
        queryKey,
        refetchType: queryKey[0] === 'friend-suggestions' ? 'none' : 'active',
      }),
    ),
  )
}
