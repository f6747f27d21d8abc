import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { readOperator } from '../../operator.ts'

export const identityKey = ['identity'] as const

/** The link of the member's account with the identity provider, and what other ways in there are. */
export function useIdentity() {
  return useQuery({
    queryKey: identityKey,
    queryFn: ({ signal }) => call('GET /v1/identity', { signal }),
    enabled: readOperator().loginProvider !== null,
  })
}

/** False for a member who came by the identity provider and never set a password. */
export function useHasPassword(): boolean {
  return useIdentity().data?.hasPassword ?? true
}
