import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/queries.ts'
import { queryClient } from '../../lib/query-client.ts'
import { useMember } from '../sessions/session.ts'

const pollEvery = 30_000

/** 1 if anything is unread, else 0. */
const unreadCountQuery = query(
  'GET /v1/notifications',
  { query: { read: false, limit: 1 } },
  { transform: ({ items }): number => items.length, refetchInterval: pollEvery },
)

/** True if the member has unread notifications; polls every 30 seconds, never for visitors. */
export function useHasUnread(): boolean {
  const isMember = useMember() !== null
  const { data = 0 } = useQuery({ ...unreadCountQuery, enabled: isMember })
  return isMember && data > 0
}

const openReportsQuery = query(
  'GET /v1/moderation/cases',
  { query: { limit: 1 } },
  { select: ({ totalCount }) => totalCount, refetchInterval: 4 * pollEvery },
)

/** Number of reported items that wait for a decision; 0 while unknown, and for all but admins. */
export function useOpenReportCount(): number {
  const isAdmin = useMember()?.isAdmin === true
  const { data = 0 } = useQuery({ ...openReportsQuery, enabled: isAdmin })
  return data
}

/** Overrides the result of the latest poll. */
export async function setUnreadCount(count: number): Promise<void> {
  const { queryKey } = unreadCountQuery
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, count)
}

/** Decrements the count, for example after an answered request; the next poll corrects it. */
export function lowerUnreadCount(): void {
  queryClient.setQueryData(unreadCountQuery.queryKey, (count) => count && count - 1)
}
