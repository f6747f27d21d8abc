import { query } from '../../lib/queries.ts'

/** A sentence of a popular review for visitors; null without one. */
export const featuredQuoteQuery = query(
  'GET /v1/popular-reviews/quote',
  {},
  { select: ({ quote }) => quote, staleTime: Infinity },
)
