import type { Medium } from '@medley/contract/medium'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../lib/api.ts'
import { showSnackbar } from '../../ui/snackbar-store.ts'
import { refreshWork, workKeys } from './works.calls.ts'
import { worksTexts } from './works.messages.ts'

interface WorkName {
  medium: Medium
  id: number
}

/** Has the work's data fetched anew, says how it went, and reloads the work. */
export function useRefreshCache({ medium, id }: WorkName) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      call('POST /v1/works/{medium}/{workId}/cache-invalidation', {
        params: { medium, workId: String(id) },
      }),
    onSuccess: () => {
      showSnackbar({ text: worksTexts.cacheRefreshed, kind: 'success' })
      return refreshWork(client, { medium, id })
    },
    onError: () => showSnackbar({ text: worksTexts.refreshFailed, kind: 'error' }),
  })
}

/** How often it is asked whether newer facts have come. */
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

/** Where the facts come from. When newer ones have come, the work is read anew. */
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
