import type { Api, BodyOf } from '@medley/contract/api'
import type {
  ImportContent,
  ImportState,
  ListMeaning,
} from '@medley/contract/transfer/import-values'
import type { ImportDetails, ImportItem } from '@medley/contract/transfer/imports'
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { call } from '../../lib/api.ts'
import { logFailure } from '../../lib/log.ts'
import { changeItems, invalidate, mutation, mutationOf } from '../../lib/mutations.ts'
import { keyOf, pages, query } from '../../lib/queries.ts'
import { queryClient } from '../../lib/query-client.ts'
import { timeZone } from '../../lib/time/time-zone.ts'
import { followImport } from './follow-import.ts'

/** Polling intervals in ms: progress of a running import, and of a plan's look-up. */
const pollEvery = 1000
const pollLookUpEvery = 5000
const recentImports = 20

const running: readonly ImportState[] = ['planning', 'changing', 'confirmed', 'writing', 'undoing']

/** True if a job is planning, changing, writing or undoing the import, or about to. */
export const isRunning = (state: ImportState): boolean => running.includes(state)

/** True if the end of the job changes what other pages show. */
const isFollowed = (state: ImportState): boolean => isRunning(state) && state !== 'planning'

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

const importsQuery = query('GET /v1/imports', { query: { limit: recentImports } }, { staleTime: 0 })

/** The member's newest imports. */
export const useImports = () => useQuery(importsQuery)

const paramsOf = (id: number) => ({ params: { id: String(id) } })

const importQuery = (id: number) =>
  query('GET /v1/imports/{id}', paramsOf(id), {
    staleTime: 0,
    refetchInterval: ({ state }) => pollingOf(state.data),
  })

/** One import; polls while it is running or looking up works, and also on other pages until it ends. */
export function useImport(id: number) {
  const read = useQuery(importQuery(id))
  const runs = read.data !== undefined && isFollowed(read.data.state)
  useEffect(() => {
    if (runs) follow(id)
  }, [id, runs])
  return read
}

function follow(id: number): void {
  followImport(id, importQuery(id), ({ state }) => isRunning(state))
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
  return useQuery(
    query(
      'GET /v1/imports/{id}/items',
      { ...paramsOf(id), query: { limit, offset, ...queryOf(filter) } },
      { placeholderData: keepPreviousData, staleTime: 0 },
    ),
  )
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

const askedQuery = (id: number) =>
  pages(
    'GET /v1/imports/{id}/items',
    { ...paramsOf(id), query: { asked: true, limit: itemsPerRequest } },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  )

/**
 * All items that need or needed a decision, loaded page by page. The order is stable while the list is on
 * screen, regardless of decisions and look-ups.
 */
export function useAskedItems(id: number) {
  const list = useInfiniteQuery(askedQuery(id))
  const loaded = list.data?.pages ?? []
  return {
    items: loaded.flatMap(({ items }) => items),
    total: loaded.at(-1)?.totalCount ?? 0,
    isLoaded: list.isSuccess,
    isError: list.isError,
    isFetching: list.isFetching,
    canLoadMore: list.hasNextPage,
    loadMore: () => {
      if (!list.isFetching) void list.fetchNextPage()
    },
    retry: () => void (list.data ? list.fetchNextPage() : list.refetch()),
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
      const asked = { ...queryOf(filter), limit: 100, offset }
      const page = await call('GET /v1/imports/{id}/items', { ...paramsOf(id), query: asked })
      for (const item of page.items) items.set(item.id, item)
      if (page.items.length < 100) break
    }
  }
  return [...items.values()]
}

/** Items that an undo kept, first page. */
export function useKeptThings(id: number) {
  return useQuery(query('GET /v1/imports/{id}/kept', { ...paramsOf(id), query: { limit: 100 } }))
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

/** Thrown for files that arrived but could not be read. */
export class UnreadableImport extends Error {
  readonly details: ImportDetails

  constructor(details: ImportDetails) {
    super(details.problem?.message)
    this.details = details
  }
}

/** Waits until the files of an import are read; its plan may take longer. Throws `UnreadableImport`. */
async function untilRead(started: ImportDetails): Promise<ImportDetails> {
  const params = { id: String(started.id) }
  let details = started
  for (let wait = 200; details.state === 'planning' && details.progress.total === 0; wait *= 2) {
    await new Promise((resolve) => setTimeout(resolve, Math.min(wait, pollEvery)))
    details = await call('GET /v1/imports/{id}', { params })
  }
  if (details.state === 'failed') throw new UnreadableImport(details)
  return details
}

/** Deletes an import whose files could not be read, once the member knows. */
export async function dropUnreadable(failure: unknown): Promise<void> {
  if (!(failure instanceof UnreadableImport)) return
  const params = { id: String(failure.details.id) }
  await call('DELETE /v1/imports/{id}', { params }).catch((error: unknown) => {
    logFailure('An import that could not be read was not deleted', error)
  })
}

const upload = mutationOf(
  async ({ files, ...choices }: Upload) =>
    untilRead(
      await call('POST /v1/imports', { body: { timeZone: timeZone(), ...choices }, files }),
    ),
  { onSuccess: cacheDetails, invalidates: ['GET /v1/imports'] },
)

/** Uploads files and returns the import once they are read. */
export const useUpload = () => useMutation(upload)

function cacheDetails(details: ImportDetails): void {
  queryClient.setQueryData(importQuery(details.id).queryKey, details)
}

/** The reads of an import that follow its items; the list of asked items stays as it is on screen. */
const readsOf = (id: number) => [
  keyOf('GET /v1/imports/{id}', paramsOf(id)),
  keyOf('GET /v1/imports/{id}/kept', paramsOf(id)),
  ...itemReads(id),
]

/** The reads of items by a filter, not those of all that are asked. */
function itemReads(id: number) {
  const filtered = [{ asked: undefined }, { outcome: 'leftOut' as const }]
  return filtered.map((asked) =>
    keyOf('GET /v1/imports/{id}/items', { ...paramsOf(id), query: asked }),
  )
}

type Decision = BodyOf<Api['PATCH /v1/imports/{id}/items/{itemId}']>

/** Sends a decision on an item and refetches the plan. */
export function useDecision(id: number) {
  return useMutation(
    mutation(
      'PATCH /v1/imports/{id}/items/{itemId}',
      ({ itemId, ...body }: Decision & { itemId: number }) => ({
        params: { id: String(id), itemId: String(itemId) },
        body,
      }),
      { invalidates: readsOf(id) },
    ),
  )
}

/** Sends decisions on an item and updates it in place in the list of asked items. */
export function useDecisions(id: number) {
  const send = async ({ itemId, given }: { itemId: number; given: readonly Decision[] }) => {
    const params = { id: String(id), itemId: String(itemId) }
    for (const body of given) {
      const decided = await call('PATCH /v1/imports/{id}/items/{itemId}', { params, body })
      changeItems(askedQuery(id).queryKey, (item: ImportItem) =>
        item.id === decided.id ? decided : item,
      )
    }
  }
  const { mutateAsync, isPending } = useMutation(
    mutationOf(send, { onSettled: () => invalidate(importQuery(id).queryKey) }),
  )
  const decide = (itemId: number, given: readonly Decision[]) =>
    given.length === 0 ? Promise.resolve() : mutateAsync({ itemId, given })
  return { decide, isPending }
}

interface Choices {
  allSpoilers: boolean
  publishLists?: boolean
  keepUnknown?: boolean
}

/** Mutations of the whole import. */
export function useImportStep(id: number) {
  const values = paramsOf(id)
  const effects = {
    onSuccess: (details: ImportDetails) => {
      cacheDetails(details)
      if (isFollowed(details.state)) follow(id)
    },
    invalidates: ['GET /v1/imports', ...itemReads(id)] as const,
  }
  return {
    accept: useMutation(mutation('POST /v1/imports/{id}/accept', () => values, effects)),
    takeChanges: useMutation(mutation('POST /v1/imports/{id}/update', () => values, effects)),
    setListMeaning: useMutation(
      mutation(
        'PATCH /v1/imports/{id}/files/{fileId}',
        ({ fileId, ...body }: { fileId: number; listMeaning: ListMeaning }) => ({
          params: { ...values.params, fileId: String(fileId) },
          body,
        }),
        effects,
      ),
    ),
    confirm: useMutation(
      mutation('POST /v1/imports/{id}/confirm', (body: Choices) => ({ ...values, body }), effects),
    ),
    undo: useMutation(mutation('POST /v1/imports/{id}/undo', () => values, effects)),
    discard: useMutation(
      mutation('DELETE /v1/imports/{id}', () => values, { invalidates: ['GET /v1/imports'] }),
    ),
  }
}
