import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { invalidate } from '../../lib/mutations.ts'
import { query } from '../../lib/queries.ts'
import { workKey, type WorkName, workParams } from '../../features/works/works.calls.ts'

/** Polling interval while the server fetches newer data. */
const fetchingMs = 2_000

function workSourcesQuery(work: WorkName) {
  return query(
    'GET /v1/works/{medium}/{workId}/sources',
    { params: workParams(work) },
    { refetchInterval: ({ state }) => (state.data?.isFetching ? fetchingMs : false) },
  )
}

/** The work's data sources. Refetches the work once the server has newer data. */
export function useWorkSources({ medium, id }: WorkName) {
  const { data } = useQuery(workSourcesQuery({ medium, id }))
  const isFetching = data?.isFetching ?? false
  useEffect(() => {
    if (!isFetching) return undefined
    return () => void invalidate(workKey({ medium, id }))
  }, [isFetching, medium, id])
  return data?.items ?? []
}
