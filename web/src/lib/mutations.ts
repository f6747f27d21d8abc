import type { AnswerOf, Api } from '@medley/contract/api'
import type {
  InfiniteData,
  QueryKey,
  QueryKeyWithDataTag,
  UseMutationOptions,
} from '@tanstack/react-query'
import { call, type CallValues, sessionSignal } from './api.ts'
import type { Read } from './queries.ts'
import { queryClient } from './query-client.ts'

type Write = Exclude<keyof Api, Read>

type Effects<Answer, Variables, Before> = Omit<
  UseMutationOptions<Answer, Error, Variables, Before>,
  'mutationFn'
> & {
  /** Reads to repeat after a success: endpoints, or keys of some of their reads. */
  invalidates?: readonly (Read | QueryKey)[]
}

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- `mutation` takes the values that the contract declares
const write = call as <K extends Write>(endpoint: K, values: object) => Promise<AnswerOf<Api[K]>>

/** A write by one call; `toValues` makes its values of what the caller gives. */
export function mutation<K extends Write, Variables = void, Before = unknown>(
  endpoint: K,
  toValues: (variables: Variables) => CallValues<Api[K]>,
  effects: Effects<AnswerOf<Api[K]>, Variables, Before> = {},
) {
  return mutationOf((variables: Variables) => write(endpoint, toValues(variables)), effects)
}

/** The session in which each write was sent. */
const sessions = new WeakMap<object, AbortSignal>()

/**
 * A write by a function that chooses the call, or makes several. Its effects come even if the screen that sent it is gone, but not
 * after the member has left: the next one meets none of them.
 */
export function mutationOf<Sent extends Promise<unknown>, Variables = void, Before = unknown>(
  send: (variables: Variables) => Sent,
  { invalidates = [], onSuccess, ...effects }: Effects<Awaited<Sent>, Variables, Before> = {},
): UseMutationOptions<Awaited<Sent>, Error, Variables, Before> {
  return {
    mutationFn: async (variables, context): Promise<Awaited<Sent>> => {
      sessions.set(context, sessionSignal())
      return await send(variables)
    },
    onSuccess: async (answer, variables, before, context) => {
      if (sessions.get(context)?.aborted) return
      await onSuccess?.(answer, variables, before, context)
      await invalidate(...invalidates)
    },
    ...effects,
  }
}

/** Has a mutation show its change of a query before it is saved. Changes are sent in sequence, so that the last one lasts. */
export function optimistic<Data, Variables>(
  { queryKey }: QueryKeyWithDataTag<QueryKey, Data>,
  change: (data: Data, variables: Variables) => Data,
) {
  return {
    mutationKey: queryKey,
    scope: { id: JSON.stringify(queryKey) },
    onMutate: async (variables: Variables) => {
      // A response in flight may be older than this change.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData<Data>(queryKey, (data) => data && change(data, variables))
    },
  }
}

/** Reads again what is on screen, and the rest when it is shown next: all reads of endpoints, or those under keys. */
export async function invalidate(...reads: readonly (Read | QueryKey)[]): Promise<void> {
  await Promise.all(reads.map((read) => queryClient.invalidateQueries({ queryKey: under(read) })))
}

/** As `invalidate`, but leaves on screen what is there. */
export function invalidateHidden(...reads: readonly (Read | QueryKey)[]): void {
  for (const read of reads) {
    void queryClient.invalidateQueries({ queryKey: under(read), refetchType: 'none' })
  }
}

/** Reads everything again but these endpoints. */
export function invalidateAllBut(...reads: readonly Read[]): Promise<void> {
  const kept = new Set<unknown>(reads)
  return queryClient.invalidateQueries({ predicate: ({ queryKey }) => !kept.has(queryKey[0]) })
}

/** Changes items on all loaded pages of reads. */
export function changeItems<Item>(read: Read | QueryKey, change: (item: Item) => Item): void {
  queryClient.setQueriesData<InfiniteData<{ items: Item[] }>>(
    { queryKey: under(read) },
    (list) =>
      list && {
        ...list,
        pages: list.pages.map((page) => ({ ...page, items: page.items.map(change) })),
      },
  )
}

function under(read: Read | QueryKey): QueryKey {
  return typeof read === 'string' ? [read] : read
}
