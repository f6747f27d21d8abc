import { useQuery } from '@tanstack/react-query'
import { query } from '../../lib/queries.ts'

/** The enabled data sources with their recent health; for admins. */
export const useSources = () => useQuery(query('GET /v1/sources'))

/** Credits required by enabled sources and by the shelf's data; undefined until loaded. */
export function useSourceCredits() {
  return useQuery(query('GET /v1/sources/credits', {}, { staleTime: Infinity })).data
}
