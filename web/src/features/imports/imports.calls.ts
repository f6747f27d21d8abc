import type { Api, BodyOf } from '@medley/contract/api'
import type {
  ImportContent,
  ImportState,
  ListMeaning,
} from '@medley/contract/transfer/import-values'
import type { ImportDetails, ImportItem } from '@medley/contract/transfer/imports'
import {
  keepPreviousData,
  type InfiniteData,
  type QueryClient,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../lib/api.ts'
import { timeZone } from '../../lib/time/time-zone.ts'
import { useMember } from '../sessions/session.ts'
import { followImport, type ImportQuery } from './follow-import.ts'

type Keys = ReturnType<typeof keysOf>

/** Query keys of a member's imports. */
function keysOf(memberId: number | undefined) {
  const all = ['imports', memberId] as const
  return {
    all,
    one: (id: number) => [...all, id] as const,
    items: (id: number) => [...all, id, 'items'] as const,
    asked: (id: number) => [...all, 'asked', id] as const,
  }
}

export const useKeys = () => keysOf(useMember()?.id)

/** Polling intervals in ms: progress of a running import, and of a plan's look-up. */
const pollEvery = 1000
const pollLookUpEvery = 5000
const recentImports = 20

/** True if a job is writing or undoing the import, or about to. */
export function isRunning(state: ImportState): boolean {
  return state === 'confirmed' || state === 'writing' || state === 'undoing'
}

/** True if works are being looked up at the sources. */
export function isLookingUp({ state, lookUp }: Pick<ImportDetails, 'state' | 'lookUp'>): boolean {
  return (state === 'planned' || state === 'written') && lookUp.done < lookUp.total
}

/** The number of open questions about works of an import; reviews without a score are none. */
export function countQuestions({ questions }: Pick<ImportDetails, 'questions'>): number {
  return questions.likely + questions.possible + questions.unknown
}

/** As `countQuestions`, with the reviews that lack a score: what the filter of questions shows. */
export function countOpen(details: Pick<ImportDetails, 'questions'>): number {
  return countQuestions(details) + details.questions.score
}

/** Lists that may be the watchlist, which wait for the member to say so. */
export function countOpenLists({ files }: Pick<ImportDetails, 'files'>): number {
  return files.filter(({ listMeaning }) => listMeaning === 'unclear').length
}

function pollingOf(details: ImportDetails | undefined): number | false {
  if (!details) return false
  if (isRunning(details.state)) return pollEvery
  return isLookingUp(details) ? pollLookUpEvery : false
}

/** The member's newest imports. */
export function useImports() {
  return useQuery({
    queryKey: useKeys().all,
    queryFn: ({ signal }) => call('GET /v1/imports', { query: { limit: recentImports }, signal }),
    staleTime: 0,
  })
}

/** One import; polls while it is running or looking up works, and also on other pages until it ends. */
export function useImport(id: number) {
  const client = useQueryClient()
  const memberId = useMember()?.id
  const query = useQuery(importQuery(memberId, id))
  const runs = query.data !== undefined && isRunning(query.data.state)
  useEffect(() => {
    if (runs) follow(client, memberId, id)
  }, [client, id, memberId, runs])
  return query
}

function follow(client: QueryClient, memberId: number | undefined, id: number): void {
  followImport(client, id, importQuery(memberId, id), ({ state }) => isRunning(state))
}

function importQuery(memberId: number | undefined, id: number): ImportQuery {
  return {
    queryKey: keysOf(memberId).one(id),
    queryFn: ({ signal }) => call('GET /v1/imports/{id}', { params: { id: String(id) }, signal }),
    staleTime: 0,
    refetchInterval: ({ state }) => pollingOf(state.data),
  }
}

/**
 * `added`: works kept as the export names them. `open`: items with an open question, those about works
 * first. `score`: items with a review that lacks a score. `changes`: items of which something changed at the
 * source, taken over or not. `skipped`: items that the member left out. `withLeftOut`: items with a row that is left out.
 */
export type ItemFilter =
  | 'all'
  | ImportItem['outcome']
  | 'rounded'
  | 'added'
  | 'open'
  | 'likely'
  | 'score'
  | 'changes'
  | 'skipped'
  | 'withLeftOut'

interface ItemPage {
  filter: ItemFilter
  limit: number
  offset?: number
}

/** A page of an import's items. */
export function useImportItems(id: number, { filter, limit, offset = 0 }: ItemPage) {
  return useQuery({
    queryKey: [...useKeys().items(id), filter, limit, offset],
    queryFn: ({ signal }) =>
      call('GET /v1/imports/{id}/items', {
        params: { id: String(id) },
        query: { limit, offset, ...queryOf(filter) },
        signal,
      }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })
}

function queryOf(filter: ItemFilter) {
  if (filter === 'all') return {}
  if (filter === 'rounded') return { rounded: true }
  if (filter === 'added') return { added: true }
  if (filter === 'open') return { open: true }
  if (filter === 'changes') return { changed: true }
  if (filter === 'withLeftOut') return { leftOut: true }
  if (filter === 'skipped') return { outcome: 'leftOut' as const, asked: true }
  if (filter === 'likely' || filter === 'score') return { question: filter }
  return { outcome: filter }
}

const itemsPerRequest = 50

interface AskedPage {
  items: ImportItem[]
  totalCount: number
}

/**
 * All items that need or needed a decision, loaded page by page. The order is stable while the list is on
 * screen, regardless of decisions and look-ups.
 */
export function useAskedItems(id: number) {
  const query = useInfiniteQuery({
    queryKey: useKeys().asked(id),
    queryFn: ({ pageParam, signal }): Promise<AskedPage> =>
      call('GET /v1/imports/{id}/items', {
        params: { id: String(id) },
        query: { asked: true, limit: itemsPerRequest, offset: pageParam },
        signal,
      }),
    initialPageParam: 0,
    getNextPageParam: (last, pages) => {
      const loaded = pages.reduce((sum, { items }) => sum + items.length, 0)
      return last.items.length > 0 && loaded < last.totalCount ? loaded : undefined
    },
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  })
  const pages = query.data?.pages ?? []
  return {
    items: pages.flatMap(({ items }) => items),
    total: pages.at(-1)?.totalCount ?? 0,
    isLoaded: query.isSuccess,
    isError: query.isError,
    isFetching: query.isFetching,
    canLoadMore: query.hasNextPage,
    loadMore: () => {
      if (!query.isFetching) void query.fetchNextPage()
    },
    retry: () => void (query.data ? query.fetchNextPage() : query.refetch()),
  }
}

/** All items that one of the filters shows, each once, page by page. */
export async function fetchItems(
  id: number,
  filters: readonly ItemFilter[],
): Promise<ImportItem[]> {
  const items = new Map<number, ImportItem>()
  for (const filter of filters) {
    for (let offset = 0; ; offset += 100) {
      const query = { ...queryOf(filter), limit: 100, offset }
      const page = await call('GET /v1/imports/{id}/items', { params: { id: String(id) }, query })
      for (const item of page.items) items.set(item.id, item)
      if (page.items.length < 100) break
    }
  }
  return [...items.values()]
}

/** Items that an undo kept, first page. */
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

interface Upload {
  files: readonly File[]
  /** Content type of a single Letterboxd CSV file. */
  content?: ImportContent
  /** The member's profile in a file of several. */
  profile?: string
  /** The meanings of the columns of a single table, as JSON. */
  mapping?: string
}

/** Uploads files and returns the plan. */
export function useUpload() {
  const client = useQueryClient()
  const keys = useKeys()
  return useMutation({
    mutationFn: ({ files, ...choices }: Upload) =>
      call('POST /v1/imports', { body: { timeZone: timeZone(), ...choices }, files }),
    onSuccess: (details) => cacheDetails(client, keys, details),
  })
}

async function cacheDetails(
  client: QueryClient,
  keys: Keys,
  details: ImportDetails,
): Promise<void> {
  client.setQueryData(keys.one(details.id), details)
  await client.invalidateQueries({ queryKey: keys.all, exact: true })
}

type Decision = BodyOf<Api['PATCH /v1/imports/{id}/items/{itemId}']>

/** Sends a decision on an item and refetches the plan. */
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

/** Sends decisions on an item and updates it in place in the list of asked items. */
export function useDecisions(id: number) {
  const client = useQueryClient()
  const keys = useKeys()
  const { mutateAsync, isPending } = useMutation({
    mutationFn: async ({ itemId, given }: { itemId: number; given: readonly Decision[] }) => {
      const params = { id: String(id), itemId: String(itemId) }
      for (const body of given) {
        const item = await call('PATCH /v1/imports/{id}/items/{itemId}', { params, body })
        showDecided(client, keys.asked(id), item)
      }
    },
    onSettled: () => client.invalidateQueries({ queryKey: keys.one(id), exact: true }),
  })
  const decide = (itemId: number, given: readonly Decision[]) =>
    given.length === 0 ? Promise.resolve() : mutateAsync({ itemId, given })
  return { decide, isPending }
}

function showDecided(client: QueryClient, key: readonly unknown[], decided: ImportItem): void {
  client.setQueryData<InfiniteData<AskedPage>>(key, (data) => {
    if (!data) return data
    const pages = data.pages.map((page) => ({
      ...page,
      items: page.items.map((item) => (item.id === decided.id ? decided : item)),
    }))
    return { ...data, pages }
  })
}

/** Mutations of the whole import. */
export function useImportStep(id: number) {
  const client = useQueryClient()
  const memberId = useMember()?.id
  const keys = keysOf(memberId)
  const params = { id: String(id) }
  const onSuccess = async (details: ImportDetails) => {
    await cacheDetails(client, keys, details)
    if (details.state !== 'planned') follow(client, memberId, id)
    await client.invalidateQueries({ queryKey: keys.items(id) })
  }
  return {
    accept: useMutation({
      mutationFn: () => call('POST /v1/imports/{id}/accept', { params }),
      onSuccess,
    }),
    takeChanges: useMutation({
      mutationFn: () => call('POST /v1/imports/{id}/update', { params }),
      onSuccess,
    }),
    setListMeaning: useMutation({
      mutationFn: ({ fileId, ...body }: { fileId: number; listMeaning: ListMeaning }) =>
        call('PATCH /v1/imports/{id}/files/{fileId}', {
          params: { ...params, fileId: String(fileId) },
          body,
        }),
      onSuccess,
    }),
    confirm: useMutation({
      mutationFn: (choices: {
        allSpoilers: boolean
        publishLists?: boolean
        keepUnknown?: boolean
      }) => call('POST /v1/imports/{id}/confirm', { params, body: choices }),
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
