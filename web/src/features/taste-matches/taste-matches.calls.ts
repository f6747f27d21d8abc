import {
  infiniteQueryOptions,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { cacheStatuses } from '../friendships/friendships.calls.ts'
import { tasteMatchTexts as texts } from './taste-matches.messages.ts'

const tasteKey = ['taste-matches']

/** How far the member's ratings and those of another differ. */
export function tasteMatchQuery(userId: number) {
  return queryOptions({
    queryKey: [...tasteKey, 'with', userId] as const,
    queryFn: ({ signal }) =>
      call('GET /v1/users/{userId}/taste-match', { params: { userId: String(userId) }, signal }),
    staleTime: 60_000,
  })
}

const pageSize = 20

/** Findable members who differ least, page by page. */
export const tasteNeighboursQuery = infiniteQueryOptions({
  queryKey: [...tasteKey, 'people'],
  queryFn: async ({ client, pageParam: offset, signal }) => {
    const page = await call('GET /v1/taste-matches', { query: { limit: pageSize, offset }, signal })
    await cacheStatuses(client, () => Promise.resolve(page.items.map(({ person }) => person)))
    return page
  },
  initialPageParam: 0,
  getNextPageParam: ({ items }, pages) =>
    items.length < pageSize ? undefined : pages.length * pageSize,
})

/** Query for whether members with a similar taste find the member. */
export const findabilityQuery = queryOptions({
  queryKey: [...tasteKey, 'findability'],
  queryFn: ({ signal }) => call('GET /v1/taste-matches/findability', { signal }),
})

const mutationKey = ['change-findability']

/** Switches whether the member is found. Changes are sent in sequence, so that the last one lasts. */
export function useChangeFindability() {
  const client = useQueryClient()
  const { queryKey } = findabilityQuery
  return useMutation({
    mutationKey,
    scope: { id: mutationKey.join() },
    mutationFn: (isFindable: boolean) =>
      call('PUT /v1/taste-matches/findability', { body: { isFindable } }),
    onMutate: async (isFindable) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, { isFindable })
    },
    onError: () => showSnackbar({ text: texts.notSaved, kind: 'error' }),
    onSettled: () => client.invalidateQueries({ queryKey: tasteKey }),
  })
}
