import type { MarkingFriends as Answer } from '@medley/contract/library/engagements'
import type { Medium } from '@medley/contract/values/medium'
import { useQuery, queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { useMember } from '../sessions/session.ts'
import { workKeys } from '../works/works.calls.ts'

/** More than fit in one row of avatars. */
const friendsAsked = 40

/** Friends who engaged with the work; sends no request for visitors. */
export function useFriendEngagements(medium: Medium, id: number) {
  const isMember = useMember() !== null
  return useQuery({
    queryKey: workKeys.friends(medium, id),
    queryFn: async ({ signal }): Promise<MarkingFriends> => {
      const { totalCount, items } = await call('GET /v1/work-engagements', {
        query: { workId: id, medium, friendship: 'friend', limit: friendsAsked },
        signal,
      })
      return { totalCount, friends: items.flatMap((item) => ('user' in item ? item : [])) }
    },
    enabled: isMember,
  })
}

/** Friends who marked a work, latest first. */
export interface MarkingFriends {
  totalCount: number
  friends: Answer['items']
}

/** Key prefix of the summaries of all users. */
export const engagementSummaries = ['work-engagements-summary'] as const

/** Number of works a user engaged with, by medium and in total. */
export function engagementSummaryQuery(userId: number) {
  return queryOptions({
    queryKey: [...engagementSummaries, userId],
    queryFn: ({ signal }) =>
      call('GET /v1/work-engagements/summary/{userId}', {
        params: { userId: String(userId) },
        signal,
      }),
  })
}
