import type { EmailAddress } from '@medley/contract/accounts/email-address'
import { useMutation, useQuery } from '@tanstack/react-query'
import { invalidate, mutation } from '../../lib/mutations.ts'
import { query } from '../../lib/queries.ts'
import { queryClient } from '../../lib/query-client.ts'
import { useMember } from '../sessions/session.ts'

const addressQuery = query('GET /v1/email-address', {}, { staleTime: 0 })

/** The member's address and a change that waits; asks nothing for visitors. */
export function useEmailAddress() {
  const isMember = useMember() !== null
  return useQuery({ ...addressQuery, enabled: isMember })
}

/** Keeps the answered address; then `onSuccess` runs even though what made the call is gone from the screen. */
const keepAddress = (onSuccess: (address: EmailAddress) => void) => (address: EmailAddress) => {
  queryClient.setQueryData(addressQuery.queryKey, address)
  onSuccess(address)
}

export function useChangeAddress(onSuccess: (address: EmailAddress) => void) {
  return useMutation(
    mutation('PUT /v1/email-address', (body: { email: string; password?: string }) => ({ body }), {
      onSuccess: keepAddress(onSuccess),
    }),
  )
}

export function useCancelChange(onSuccess: () => void) {
  return useMutation(
    mutation('DELETE /v1/email-address/change', () => ({}), { onSuccess: keepAddress(onSuccess) }),
  )
}

const sendLetter = mutation('POST /v1/email-address/letters', () => ({}))
export const useSendLetter = () => useMutation(sendLetter)

interface Followed {
  user_id: string
  token: string
}

const confirmAddress = mutation(
  'POST /v1/email-address/confirmations',
  (body: Followed) => ({ body }),
  { onSettled: () => invalidate('GET /v1/email-address') },
)
export const useConfirmAddress = () => useMutation(confirmAddress)
