import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../lib/api.ts'
import { workKeys, type WorkName } from '../../features/works/works.calls.ts'

/** Polling interval while the server fetches newer data. */
const fetchingMs = 2_000

function workSourcesQuery({ medium, id }: WorkName) {
  return queryOptions({
    queryKey: [...workKeys.work(medium, id), 'sources'],
    queryFn: ({ signal }) =>
      call('GET /v1/works/{medium}/{workId}/sources', {
        params: { medium, workId: String(id) },
        signal,
      }),
    refetchInterval: ({ state }) => (state.data?.isFetching ? fetchingMs : false),
  })
}

/** The work's data sources. Refetches the work once the server has newer data. */
export function useWorkSources({ medium, id }: WorkName) {
  const client = useQueryClient()
  const { data } = useQuery(workSourcesQuery({ medium, id }))
  const isFetching = data?.isFetching ?? false
  useEffect(() => {
    if (!isFetching) return undefined
    return () => {
      void client.invalidateQueries({ queryKey: workKeys.work(medium, id), exact: true })
    }
  }, [client, isFetching, medium, id])
  return data?.items ?? []
}
