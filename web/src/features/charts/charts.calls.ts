import { query } from '../../lib/queries.ts'

/** Works that got over a third of their ratings in the last day; for admins. */
export const ratingSurgesQuery = query(
  'GET /v1/rating-surges',
  {},
  { select: ({ items }) => items },
)
