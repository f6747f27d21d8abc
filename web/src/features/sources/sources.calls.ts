import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** The enabled data sources with their recent health; for admins. */
export function useSources() {
  return useQuery({
    queryKey: ['sources'],
    queryFn: ({ signal }) => call('GET /v1/sources', { signal }),
  })
}

/** Credits required by enabled sources and by the shelf's data; undefined until loaded. */
export function useSourceCredits() {
  const { data } = useQuery({
    queryKey: ['source-credits'],
    queryFn: ({ signal }) => call('GET /v1/sources/credits', { signal }),
    staleTime: Infinity,
  })
  return data
}
