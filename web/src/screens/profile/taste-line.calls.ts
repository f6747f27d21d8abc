import { query } from '../../lib/queries.ts'

/** The genres and decades of a member's ratings; null while there are too few. */
export function tasteQuery(userId: number) {
  return query(
    'GET /v1/users/{userId}/taste-line',
    { params: { userId: String(userId) } },
    { select: ({ taste }) => taste },
  )
}
