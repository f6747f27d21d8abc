import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { call, isApiError } from '../../lib/api.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { invitationsTexts as texts } from './invitations.messages.ts'

export const invitationsQuery = queryOptions({
  queryKey: ['invitations'],
  queryFn: ({ signal }) => call('GET /v1/invitations', { signal }),
})

const perPage = 50

export const allInvitationsQuery = infiniteQueryOptions({
  queryKey: ['all-invitations'],
  queryFn: ({ signal, pageParam: offset }) =>
    call('GET /v1/admin/invitations', { query: { limit: perPage, offset }, signal }),
  initialPageParam: 0,
  getNextPageParam: ({ items, totalCount }, _, offset) =>
    items.length > 0 && offset + items.length < totalCount ? offset + items.length : undefined,
})

/** Who invites by a link. */
export function joinQuery(token: string) {
  return queryOptions({
    queryKey: ['join', token],
    queryFn: ({ signal }) => call('GET /v1/join/{token}', { params: { token }, signal }),
    retry: (count, error) => count < 2 && !isApiError(error, 'invitation_not_found'),
  })
}

export interface InvitationDraft {
  name: string
  usesMax: number
  days: number
  befriends: boolean
}

export function useInvite() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: ({ name, ...draft }: InvitationDraft) =>
      call('POST /v1/invitations', { body: { ...draft, name: name.trim() || null } }),
    onSuccess: () => client.invalidateQueries({ queryKey: invitationsQuery.queryKey }),
    onError: (error) =>
      showSnackbar({
        text: isApiError(error, 'invitations_full') ? texts.full : texts.failed,
        kind: 'error',
      }),
  })
}

export function useEndInvitation() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call('DELETE /v1/invitations/{id}', { params: { id: String(id) } }),
    onSuccess: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: invitationsQuery.queryKey }),
        client.invalidateQueries({ queryKey: allInvitationsQuery.queryKey }),
      ]),
    onError: () => showSnackbar({ text: texts.failed, kind: 'error' }),
  })
}
