import type { EmailAddress } from '@medley/contract/accounts/email-address'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { useMember } from '../sessions/session.ts'

const useKey = () => ['email-address', useMember()?.id] as const

/** The member's address and a change that waits; asks nothing for visitors. */
export function useEmailAddress() {
  const member = useMember()
  return useQuery({
    queryKey: useKey(),
    queryFn: ({ signal }) => call('GET /v1/email-address', { signal }),
    enabled: member !== null,
    staleTime: 0,
  })
}

/** Keeps the answered address; then `onSuccess` runs even though what made the call is gone from the screen. */
function useCacheAddress(onSuccess: (address: EmailAddress) => void) {
  const client = useQueryClient()
  const queryKey = useKey()
  return (address: EmailAddress) => {
    client.setQueryData(queryKey, address)
    onSuccess(address)
  }
}

export function useChangeAddress(onSuccess: (address: EmailAddress) => void) {
  return useMutation({
    mutationFn: (body: { email: string; password?: string }) =>
      call('PUT /v1/email-address', { body }),
    onSuccess: useCacheAddress(onSuccess),
  })
}

export function useCancelChange(onSuccess: () => void) {
  return useMutation({
    mutationFn: () => call('DELETE /v1/email-address/change'),
    onSuccess: useCacheAddress(onSuccess),
  })
}

export function useSendLetter() {
  return useMutation({ mutationFn: () => call('POST /v1/email-address/letters') })
}

interface Followed {
  user_id: string
  token: string
}

export function useConfirmAddress() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: Followed) => call('POST /v1/email-address/confirmations', { body }),
    onSettled: () => client.invalidateQueries({ queryKey: ['email-address'] }),
  })
}
