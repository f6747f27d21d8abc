import type { AnswerOf, Api } from '@medley/contract/api'
import {
  type InfiniteData,
  infiniteQueryOptions,
  type QueryKey,
  type QueryKeyWithDataTag,
  queryOptions,
  type UnusedSkipTokenInfiniteOptions,
  type UnusedSkipTokenOptions,
} from '@tanstack/react-query'
import { call, type CallValues } from './api.ts'
import { nextPage, type Page, type PageValues } from './next-page.ts'

/** The calls that a query may make. */
export type Read = Extract<keyof Api, `GET ${string}`>
type ReadValues<K extends Read> = Omit<
  CallValues<Api[K]>,
  'signal' | 'keepalive' | 'headers' | 'bearer'
>
/** Reads that work without values. */
type BareRead = { [K in Read]: object extends ReadValues<K> ? K : never }[Read]
/** Reads whose answer tells if a page follows. */
type PagedRead = {
  [K in Read]: AnswerOf<Api[K]> extends Page & { items: readonly unknown[] } ? K : never
}[Read]

/** Turns an answer into what is kept of it under the key. */
type Transform<K extends Read, Data> = (
  answer: AnswerOf<Api[K]>,
  key: QueryKey,
) => Data | Promise<Data>

type QueryExtras<K extends Read, Data, Selected> = Omit<
  UnusedSkipTokenOptions<NoInfer<Data>, Error, Selected>,
  'queryKey' | 'queryFn' | 'initialData'
> & { transform?: Transform<K, Data> }

type Query<Data, Selected> = UnusedSkipTokenOptions<NoInfer<Data>, Error, NoInfer<Selected>> &
  QueryKeyWithDataTag<QueryKey, NoInfer<Data>>

type PagesExtras<K extends Read, Data, Selected> = Partial<
  Omit<
    UnusedSkipTokenInfiniteOptions<NoInfer<Data>, Error, Selected, QueryKey, PageValues>,
    'queryKey' | 'queryFn' | 'initialPageParam'
  >
> & { transform?: Transform<K, Data> }

type Pages<Data, Selected> = UnusedSkipTokenInfiniteOptions<
  NoInfer<Data>,
  Error,
  NoInfer<Selected>,
  QueryKey,
  PageValues
> &
  QueryKeyWithDataTag<QueryKey, InfiniteData<NoInfer<Data>, PageValues>>

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the functions below take the values that the contract declares
const read = call as <K extends Read>(endpoint: K, values: object) => Promise<AnswerOf<Api[K]>>

/** The key of all reads of an endpoint; with a part of the values, such as `{ params }`, of those that have them. */
export function keyOf<K extends Read>(
  endpoint: K,
  values?: { [Part in keyof ReadValues<K>]?: Partial<ReadValues<K>[Part]> },
): QueryKey {
  return values ? [endpoint, values] : [endpoint]
}

/**
 * A read of one endpoint. Its key is the endpoint with the values, so that the same read elsewhere shares the data; its
 * `transform` must be the same, too.
 */
export function query<K extends BareRead, Data = AnswerOf<Api[K]>, Selected = Data>(
  endpoint: K,
  values?: ReadValues<K>,
  extras?: QueryExtras<K, Data, Selected>,
): Query<Data, Selected>
export function query<K extends Read, Data = AnswerOf<Api[K]>, Selected = Data>(
  endpoint: K,
  values: ReadValues<K>,
  extras?: QueryExtras<K, Data, Selected>,
): Query<Data, Selected>
export function query(
  endpoint: Read,
  values: object = {},
  { transform, ...options }: QueryExtras<Read, unknown, unknown> = {},
) {
  const queryKey = [endpoint, values]
  return queryOptions({
    queryKey,
    queryFn: async ({ signal }): Promise<unknown> => {
      const answer = await read(endpoint, { ...values, signal })
      // The member may have left meanwhile, and what others keep of the answer would be the next one's.
      signal.throwIfAborted()
      return transform ? transform(answer, queryKey) : answer
    },
    ...options,
  })
}

/** A read of one endpoint, page by page. Each answer tells how the next page is called (`nextPage`). */
export function pages<
  K extends BareRead & PagedRead,
  Data extends Page = AnswerOf<Api[K]>,
  Selected = InfiniteData<Data, PageValues>,
>(
  endpoint: K,
  values?: ReadValues<K>,
  extras?: PagesExtras<K, Data, Selected>,
): Pages<Data, Selected>
export function pages<
  K extends PagedRead,
  Data extends Page = AnswerOf<Api[K]>,
  Selected = InfiniteData<Data, PageValues>,
>(
  endpoint: K,
  values: ReadValues<K>,
  extras?: PagesExtras<K, Data, Selected>,
): Pages<Data, Selected>
export function pages(
  endpoint: PagedRead,
  values: { params?: object; query?: { limit?: number } } = {},
  { transform, ...options }: PagesExtras<PagedRead, Page, unknown> = {},
) {
  const queryKey = [endpoint, values, 'pages']
  return infiniteQueryOptions<Page, Error, unknown, QueryKey, PageValues>({
    queryKey,
    queryFn: async ({ signal, pageParam }): Promise<Page> => {
      const asked = { ...values.query, ...pageParam }
      const answer = await read(endpoint, { ...values, query: asked, signal })
      signal.throwIfAborted()
      return transform ? transform(answer, queryKey) : answer
    },
    initialPageParam: {},
    getNextPageParam: (_, loaded) => nextPage(loaded, values.query?.limit),
    ...options,
  })
}
