import { pageDataSizes as sizes } from '@medley/contract/limits'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { allProgress } from '../works/refresh-viewings.ts'

/** The works that the member is in the middle of, newest change first. */
export const goingQuery = queryOptions({
  queryKey: [...allProgress, 'going'] as const,
  queryFn: ({ signal }) =>
    call('GET /v1/progress', { query: { state: 'going', limit: sizes.progress }, signal }),
})

/** The works that the member's friends are in the middle of, newest change first. */
export const friendsGoingQuery = queryOptions({
  queryKey: ['friends-progress'] as const,
  queryFn: ({ signal }) =>
    call('GET /v1/friends-progress', { query: { limit: sizes.friendsProgress }, signal }),
})

/** The works that a member is in the middle of; private progress only in one's own. */
export function progressOfQuery(userId: number) {
  return queryOptions({
    queryKey: [...allProgress, 'of', userId] as const,
    queryFn: ({ signal }) =>
      call('GET /v1/users/{userId}/progress', { params: { userId: String(userId) }, signal }),
  })
}
