import type { Person } from '@medley/contract/shapes'
import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { currentMember } from '../sessions/session.ts'
import { friendshipKey } from './friendship-keys.calls.ts'

/** Every list that tells how people stand to the member tells it to the one place that keeps it. */
export async function keepStates<P extends Pick<Person, 'id' | 'friendRequestStatus'>>(
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
      keepStates(client, () => call('GET /contacts', { query: { user: username }, signal })),
  })
}

export const incomingRequestsQuery = queryOptions({
  queryKey: ['incoming-requests'],
  queryFn: ({ client, signal }) =>
    keepStates(client, () => call('GET /incoming-requests', { signal })),
})

export const outgoingRequestsQuery = queryOptions({
  queryKey: ['outgoing-requests'],
  queryFn: ({ client, signal }) =>
    keepStates(client, () => call('GET /outgoing-requests', { signal })),
})

/** A suggested person; an answer of bare usernames has no more than the name. */
export type SuggestedPerson = Person | { username: string }

export const suggestionsQuery = queryOptions({
  queryKey: ['friend-suggestions'],
  queryFn: async ({ client, signal }): Promise<SuggestedPerson[]> => {
    const answer = await call('GET /friend-suggestions', { query: {}, signal })
    const entries = answer.map((entry) => (typeof entry === 'string' ? { username: entry } : entry))
    await keepStates(client, async () => entries.filter((entry) => 'id' in entry))
    return entries
  },
})

/**
 * How many requests wait for the member's answer, as far as that is known.
 * @param mayWait asks, where the lists of the screen do not tell
 */
export function useIncomingRequestCount(mayWait: boolean): number {
  const { data = [] } = useQuery({ ...incomingRequestsQuery, enabled: mayWait })
  return data.length
}
