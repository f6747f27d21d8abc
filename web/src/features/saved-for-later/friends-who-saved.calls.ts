import type { Medium } from '@medley/contract/values/medium'
import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { useMember } from '../sessions/session.ts'

/** More than fit in one row of avatars. */
const friendsAsked = 40

/** Friends who saved a work for later, latest first; sends no request for visitors. */
export function useFriendsWhoSaved(medium: Medium, id: number) {
  const isMember = useMember() !== null
  return useQuery({
    queryKey: ['work', medium, id, 'friends-who-saved'],
    queryFn: async ({ signal }) => {
      const { totalCount, items } = await call(
        'GET /v1/works/{medium}/{workId}/friends-who-saved',
        {
          params: { medium, workId: String(id) },
          query: { limit: friendsAsked },
          signal,
        },
      )
      return { totalCount, friends: items }
    },
    enabled: isMember,
  })
}
