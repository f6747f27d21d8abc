import { useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

/** The data sources in service and how each of them was lately; for admins. */
export function useSources() {
  return useQuery({
    queryKey: ['sources'],
    queryFn: ({ signal }) => call('GET /v1/sources', { signal }),
  })
}

/** What the sources in service and the lists behind the shelf ask to be said, once it is known. */
export function useSourceCredits() {
  const { data } = useQuery({
    queryKey: ['source-credits'],
    queryFn: ({ signal }) => call('GET /v1/sources/credits', { signal }),
    staleTime: Infinity,
  })
  return data
}
