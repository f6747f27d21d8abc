import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** The genres and decades of a member's ratings; null while there are too few. */
export function tasteQuery(userId: number) {
  return queryOptions({
    queryKey: ['taste-line', userId],
    queryFn: async ({ signal }) => {
      const params = { userId: String(userId) }
      return (await call('GET /v1/users/{userId}/taste-line', { params, signal })).taste
    },
  })
}
