import type { MarkingFriends as Answer } from '@medley/contract/library/engagements'
import { pageDataSizes } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/queries.ts'
import { useMember } from '../sessions/session.ts'

/** Friends who engaged with the work, more than fit in one row of avatars; sends no request for visitors. */
export function useFriendEngagements(medium: Medium, workId: number) {
  const isMember = useMember() !== null
  const limit = pageDataSizes.friendsOfWork
  return useQuery(
    query(
      'GET /v1/work-engagements',
      { query: { workId, medium, friendship: 'friend', limit } },
      {
        select: ({ totalCount, items }): MarkingFriends => ({
          totalCount,
          friends: items.flatMap((item) => ('user' in item ? item : [])),
        }),
        enabled: isMember,
      },
    ),
  )
}

/** Friends who marked a work, latest first. */
export interface MarkingFriends {
  totalCount: number
  friends: Answer['items']
}

/** Number of works a user engaged with, by medium and in total. */
export function engagementSummaryQuery(userId: number) {
  return query('GET /v1/work-engagements/summary/{userId}', { params: { userId: String(userId) } })
}
