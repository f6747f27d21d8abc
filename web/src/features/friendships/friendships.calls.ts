import type { Person } from '@medley/contract/values/shapes'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { currentMember } from '../sessions/session.ts'

/** Query key of the friendship status between member and person. */
export function friendshipKey(personId: number): readonly ['friendship', number] {
  return ['friendship', personId]
}

/** Query keys of lists that include friendship statuses. */
export const listKeys = [
  ['contacts'],
  ['incoming-requests'],
  ['outgoing-requests'],
  ['friend-suggestions'],
] as const

/** Loads a list of people and caches the friendship status of each, unless a change is pending. */
export async function cacheStatuses<P extends Pick<Person, 'id' | 'friendRequestStatus'>>(
  client: QueryClient,
  load: () => Promise<P[]>,
): Promise<P[]> {
  const asked = currentMember()?.id
  const people = await load()
  if (asked === undefined || currentMember()?.id !== asked) return people
  for (const { id, friendRequestStatus } of people) {
    const key = friendshipKey(id)
    const changing = client.isMutating({ mutationKey: key }) > 0
    if (id !== asked && !changing) client.setQueryData(key, friendRequestStatus)
  }
  return people
}

export function contactsQuery(username: string) {
  return queryOptions({
    queryKey: ['contacts', username.toLowerCase()],
    queryFn: ({ client, signal }) =>
      cacheStatuses(client, () => call('GET /contacts', { query: { user: username }, signal })),
  })
}

export const incomingRequestsQuery = queryOptions({
  queryKey: ['incoming-requests'],
  queryFn: ({ client, signal }) =>
    cacheStatuses(client, () => call('GET /incoming-requests', { signal })),
})

export const outgoingRequestsQuery = queryOptions({
  queryKey: ['outgoing-requests'],
  queryFn: ({ client, signal }) =>
    cacheStatuses(client, () => call('GET /outgoing-requests', { signal })),
})

/** A suggested person; the server may return only the username. */
export type SuggestedPerson = Person | { username: string }

export const suggestionsQuery = queryOptions({
  queryKey: ['friend-suggestions'],
  queryFn: async ({ client, signal }): Promise<SuggestedPerson[]> => {
    const answer = await call('GET /friend-suggestions', { query: {}, signal })
    const entries = answer.map((entry) => (typeof entry === 'string' ? { username: entry } : entry))
    await cacheStatuses(client, async () => entries.filter((entry) => 'id' in entry))
    return entries
  },
})

/**
 * Number of incoming requests; 0 while unknown.
 * @param mayWait fetches the requests; if false, uses only cached ones
 */
export function useIncomingRequestCount(mayWait: boolean): number {
  const { data = [] } = useQuery({ ...incomingRequestsQuery, enabled: mayWait })
  return data.length
}
