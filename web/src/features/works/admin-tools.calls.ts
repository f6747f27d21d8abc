import type { Medium } from '@medley/contract/medium'
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../lib/api.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { refreshWork, workKeys } from './works.calls.ts'
import { worksTexts } from './works.messages.ts'

interface WorkName {
  medium: Medium
  id: number
}

/** Makes the server refetch the work's data, reports the outcome and reloads the work. */
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

/** Confirms an added work for everyone, and reports it. */
export function useConfirmWork({ medium, id }: WorkName) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () =>
      call('POST /v1/works/{medium}/{workId}/confirmation', {
        params: { medium, workId: String(id) },
      }),
    onSuccess: () => {
      showSnackbar({ text: worksTexts.confirmed, kind: 'success' })
      return refreshWork(client, { medium, id })
    },
    onError: () => showSnackbar({ text: worksTexts.refreshFailed, kind: 'error' }),
  })
}

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
