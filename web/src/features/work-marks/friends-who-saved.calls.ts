import { pageDataSizes } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/queries.ts'
import { useMember } from '../sessions/session.ts'

/** Friends who saved a work for later, more than fit in one row of avatars, latest first; sends no request for visitors. */
export function useFriendsWhoSaved(medium: Medium, id: number) {
  const isMember = useMember() !== null
  return useQuery(
    query(
      'GET /v1/works/{medium}/{workId}/friends-who-saved',
      {
        params: { medium, workId: String(id) },
        query: { limit: pageDataSizes.friendsOfWork },
      },
      {
        select: ({ totalCount, items }) => ({ totalCount, friends: items }),
        enabled: isMember,
      },
    ),
  )
}
