import { queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { useMember } from '../sessions/session.ts'

export function blockedStatusQuery(username: string) {
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
