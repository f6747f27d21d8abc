import type { ExportSummary } from '@medley/contract/exports'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { useMember } from '../sessions/session.ts'

/** How often an export that is being made is asked for, in ms. */
const pollEvery = 1500

const useKey = () => ['exports', useMember()?.id] as const

/** One's newest export, or null; it is asked for again and again while it is being made. */
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

/** Has everything made into a ZIP. */
export function useRequestExport() {
  const client = useQueryClient()
  const key = useKey()
  return useMutation({
    mutationFn: () => call('POST /v1/exports'),
    onSuccess: (made) => client.setQueryData(key, made),
  })
}

/** Fetches the ZIP and hands it to the browser to keep. */
export function useDownload() {
  return useMutation({
    mutationFn: async ({ id }: ExportSummary) =>
      saveFile(await call('GET /v1/exports/{id}/file', { params: { id: String(id) } })),
  })
}

function saveFile(file: File): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = file.name
  link.click()
  URL.revokeObjectURL(url)
}
