import type { ExportSummary } from '@medley/contract/transfer/exports'
import { useMutation, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { mutation, mutationOf } from '../../lib/mutations.ts'
import { query } from '../../lib/queries.ts'
import { queryClient } from '../../lib/query-client.ts'
import { saveFile } from '../../lib/save-file.ts'

/** Polling interval while an export is in progress, in ms. */
const pollEvery = 1500

const latestQuery = query(
  'GET /v1/exports',
  { query: { limit: 1 } },
  {
    transform: ({ items }): ExportSummary | null => items[0] ?? null,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.state === 'requested' ? pollEvery : false),
  },
)

/** The member's newest export, or null; polls while it is in progress. */
export const useLatestExport = () => useQuery(latestQuery)

const requestExport = mutation('POST /v1/exports', () => ({}), {
  onSuccess: (made) => void queryClient.setQueryData(latestQuery.queryKey, made),
})

/** Requests a new export. */
export const useRequestExport = () => useMutation(requestExport)

const download = mutationOf(async ({ id }: ExportSummary) =>
  saveFile(await call('GET /v1/exports/{id}/file', { params: { id: String(id) } })),
)

/** Downloads the ZIP and saves it through the browser. */
export const useDownload = () => useMutation(download)
