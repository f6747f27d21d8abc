import type { Api, BodyOf } from '@medley/contract/api'
import type { ImportDetails, ImportItem, ImportState } from '@medley/contract/imports'
import {
  keepPreviousData,
  type QueryClient,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { useMember } from '../sessions/session.ts'

type Keys = ReturnType<typeof keysOf>

/** What a member's imports are kept under. */
function keysOf(memberId: number | undefined) {
  const all = ['imports', memberId] as const
  return {
    all,
    one: (id: number) => [...all, id] as const,
    items: (id: number) => [...all, id, 'items'] as const,
  }
}

const useKeys = () => keysOf(useMember()?.id)

/** How often a running import is asked how far it is, and a plan how far its look-up is, in ms. */
const pollEvery = 1000
const pollLookUpEvery = 5000
const recentImports = 20

/** Whether a job works on the import now. */
export function isRunning(state: ImportState): boolean {
  return state === 'confirmed' || state === 'writing' || state === 'undoing'
}

/** Whether the sources are being asked for works of the plan. */
export function isLookingUp({ state, lookUp }: Pick<ImportDetails, 'state' | 'lookUp'>): boolean {
  return state === 'planned' && lookUp.done < lookUp.total
}

function pollingOf(details: ImportDetails | undefined): number | false {
  if (!details) return false
  if (isRunning(details.state)) return pollEvery
  return isLookingUp(details) ? pollLookUpEvery : false
}

/** One's newest imports. */
export function useImports() {
  return useQuery({
    queryKey: useKeys().all,
    queryFn: ({ signal }) => call('GET /v1/imports', { query: { limit: recentImports }, signal }),
    staleTime: 0,
  })
}

/** One import; it is asked for again and again while a job works on it or for it. */
export function useImport(id: number) {
  return useQuery({
    queryKey: useKeys().one(id),
    queryFn: ({ signal }) => call('GET /v1/imports/{id}', { params: { id: String(id) }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => pollingOf(state.data),
  })
}

export type ItemFilter = 'all' | ImportItem['outcome'] | 'rounded'

interface ItemPage {
  filter: ItemFilter
  limit: number
  offset?: number
  /** Only those behind this item. */
  after?: number | undefined
}

/** A page of the items of an import. */
export function useImportItems(id: number, { filter, limit, offset = 0, after }: ItemPage) {
  return useQuery({
    queryKey: [...useKeys().items(id), filter, limit, offset, after],
    queryFn: ({ signal }) =>
      call('GET /v1/imports/{id}/items', {
        params: { id: String(id) },
        query: { limit, offset, ...(after === undefined ? {} : { after }), ...queryOf(filter) },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

function queryOf(filter: ItemFilter) {
  if (filter === 'all') return {}
  return filter === 'rounded' ? { rounded: true } : { outcome: filter }
}

/** What an undo did not take back, first page. */
export function useKeptThings(id: number) {
  return useQuery({
    queryKey: [...useKeys().one(id), 'kept'],
    queryFn: ({ signal }) =>
      call('GET /v1/imports/{id}/kept', {
        params: { id: String(id) },
        query: { limit: 100 },
        signal,
      }),
  })
}

/** Has files read; answers the plan. */
export function useUpload() {
  const client = useQueryClient()
  const keys = useKeys()
  return useMutation({
    mutationFn: (files: readonly File[]) => call('POST /v1/imports', { body: {}, files }),
    onSuccess: (details) => keepDetails(client, keys, details),
  })
}

async function keepDetails(client: QueryClient, keys: Keys, details: ImportDetails): Promise<void> {
  client.setQueryData(keys.one(details.id), details)
  await client.invalidateQueries({ queryKey: keys.all, exact: true })
}

type Decision = BodyOf<Api['PATCH /v1/imports/{id}/items/{itemId}']>

/** Decides on an item; what the plan comes to is asked for anew. */
export function useDecision(id: number) {
  const client = useQueryClient()
  const keys = useKeys()
  return useMutation({
    mutationFn: ({ itemId, ...decision }: Decision & { itemId: number }) =>
      call('PATCH /v1/imports/{id}/items/{itemId}', {
        params: { id: String(id), itemId: String(itemId) },
        body: decision,
      }),
    onSuccess: () => client.invalidateQueries({ queryKey: keys.one(id) }),
  })
}

/** What changes the import as a whole. */
export function useImportStep(id: number) {
  const client = useQueryClient()
  const keys = useKeys()
  const params = { id: String(id) }
  const onSuccess = async (details: ImportDetails) => {
    await keepDetails(client, keys, details)
    await client.invalidateQueries({ queryKey: keys.items(id) })
  }
  return {
    accept: useMutation({
      mutationFn: () => call('POST /v1/imports/{id}/accept', { params }),
      onSuccess,
    }),
    confirm: useMutation({
      mutationFn: (allSpoilers: boolean) =>
        call('POST /v1/imports/{id}/confirm', { params, body: { allSpoilers } }),
      onSuccess,
    }),
    undo: useMutation({
      mutationFn: () => call('POST /v1/imports/{id}/undo', { params }),
      onSuccess,
    }),
    discard: useMutation({
      mutationFn: () => call('DELETE /v1/imports/{id}', { params }),
      onSuccess: () => client.invalidateQueries({ queryKey: keys.all, exact: true }),
    }),
  }
}

/** Everything that shows works or reviews is asked for anew: the import has changed it. */
export function forgetWhatChanged(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'imports' })
}
