import { queryOptions } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** A sentence of a popular review for visitors; null without one. */
export const featuredQuoteQuery = queryOptions({
  queryKey: ['featured-quote'],
  queryFn: async ({ signal }) => (await call('GET /v1/popular-reviews/quote', { signal })).quote,
  staleTime: Infinity,
})
