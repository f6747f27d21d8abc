import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { useMember } from '../sessions/session.ts'

const pollEvery = 30_000

/** 1 if anything is unread, else 0. */
function unreadCountQuery(memberId: number | undefined) {
  return queryOptions({
    queryKey: ['unread-notifications', memberId],
    queryFn: async ({ signal }): Promise<number> => {
      const query = { read: false, limit: 1 }
      return (await call('GET /v1/notifications', { query, signal })).items.length
    },
    enabled: memberId !== undefined,
    refetchInterval: pollEvery,
  })
}

/** True if the member has unread notifications; polls every 30 seconds, never for visitors. */
export function useHasUnread(): boolean {
  const { data = 0 } = useQuery(unreadCountQuery(useMember()?.id))
  return data > 0
}

/** Number of reported items that wait for a decision; 0 while unknown, and for all but admins. */
export function useOpenReportCount(): number {
  const isAdmin = useMember()?.isAdmin === true
  const { data = 0 } = useQuery({
    // Under the key of the queue, so that a decision asks anew.
    queryKey: ['moderation-cases', 'count'],
    queryFn: async ({ signal }) =>
      (await call('GET /v1/moderation/cases', { query: { limit: 1 }, signal })).totalCount,
    enabled: isAdmin,
    refetchInterval: 4 * pollEvery,
  })
  return data
}

/** Overrides the result of the latest poll. */
export async function setUnreadCount(
  client: QueryClient,
  memberId: number,
  count: number,
): Promise<void> {
  const { queryKey } = unreadCountQuery(memberId)
  await client.cancelQueries({ queryKey })
  client.setQueryData(queryKey, count)
}

/** Decrements the count, for example after an answered request; the next poll corrects it. */
export function lowerUnreadCount(client: QueryClient, memberId: number | undefined): void {
  client.setQueryData(unreadCountQuery(memberId).queryKey, (count) => count && count - 1)
}
