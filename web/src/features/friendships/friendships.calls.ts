import type { Person } from '@medley/contract/values/shapes'
import { useQuery } from '@tanstack/react-query'
import { query, type Read } from '../../lib/queries.ts'
import { queryClient } from '../../lib/query-client.ts'
import { currentMember } from '../sessions/session.ts'

/** Query key of the friendship status between member and person, which many reads tell. */
export function friendshipKey(personId: number): readonly ['friendship', number] {
  return ['friendship', personId]
}

/** Lists that include friendship statuses. */
export const friendLists = [
  'GET /contacts',
  'GET /incoming-requests',
  'GET /outgoing-requests',
  'GET /friend-suggestions',
] as const satisfies Read[]

/** Caches the friendship status of each person, unless a change is pending. Returns the people. */
export function cacheStatuses<P extends Pick<Person, 'id' | 'friendRequestStatus'>>(
  people: P[],
): P[] {
  const memberId = currentMember()?.id
  if (memberId === undefined) return people
  for (const { id, friendRequestStatus } of people) {
    const key = friendshipKey(id)
    const changing = queryClient.isMutating({ mutationKey: key }) > 0
    if (id !== memberId && !changing) queryClient.setQueryData(key, friendRequestStatus)
  }
  return people
}

export function contactsQuery(username: string) {
  const values = { query: { user: username.toLowerCase() } }
  return query('GET /contacts', values, { transform: cacheStatuses })
}

export const incomingRequestsQuery = query(
  'GET /incoming-requests',
  {},
  { transform: cacheStatuses },
)

export const outgoingRequestsQuery = query(
  'GET /outgoing-requests',
  {},
  { transform: cacheStatuses },
)

/** A suggested person; the server may return only the username. */
export type SuggestedPerson = Person | { username: string }

export const suggestionsQuery = query(
  'GET /friend-suggestions',
  { query: {} },
  {
    transform: (answer): SuggestedPerson[] => {
      const people = answer.map((one) => (typeof one === 'string' ? { username: one } : one))
      cacheStatuses(people.filter((one) => 'id' in one))
      return people
    },
  },
)

/**
 * Number of incoming requests; 0 while unknown.
 * @param mayWait fetches the requests; if false, uses only cached ones
 */
export function useIncomingRequestCount(mayWait: boolean): number {
  const { data = [] } = useQuery({ ...incomingRequestsQuery, enabled: mayWait })
  return data.length
}
