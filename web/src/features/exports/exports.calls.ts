import type { ExportSummary } from '@medley/contract/transfer/exports'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { saveFile } from '../../lib/save-file.ts'
import { useMember } from '../sessions/session.ts'

/** Polling interval while an export is in progress, in ms. */
const pollEvery = 1500

const useKey = () => ['exports', useMember()?.id] as const

/** The member's newest export, or null; polls while it is in progress. */
export function useLatestExport() {
  return useQuery({
    queryKey: useKey(),
    queryFn: async ({ signal }): Promise<ExportSummary | null> => {
      const { items } = await call('GET /v1/exports', { query: { limit: 1 }, signal })
      return items[0] ?? null
    },
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'requested' ? pollEvery : false),
  })
}

/** Requests a new export. */
export function useRequestExport() {
  const client = useQueryClient()
  const key = useKey()
  return useMutation({
    mutationFn: () => call('POST /v1/exports'),
    onSuccess: (made) => client.setQueryData(key, made),
  })
}

/** Downloads the ZIP and saves it through the browser. */
export function useDownload() {
  return useMutation({
    mutationFn: async ({ id }: ExportSummary) =>
      saveFile(await call('GET /v1/exports/{id}/file', { params: { id: String(id) } })),
  })
}
