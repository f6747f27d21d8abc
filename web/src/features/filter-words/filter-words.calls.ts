import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { forgetAllViews } from '../../lib/saved-view.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { filterWordTexts } from './filter-words.messages.ts'

export const filterWordsQuery = queryOptions({
  queryKey: ['filter-words'],
  queryFn: async ({ signal }) => (await call('GET /v1/filter-words', { signal })).words,
})

/** Replaces the words. Reviews are fetched again, since other comments are hidden now. */
export function useSetFilterWords() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: async (words: readonly string[]) =>
      (await call('PUT /v1/filter-words', { body: { words: [...words] } })).words,
    onSuccess: (words) => {
      client.setQueryData(filterWordsQuery.queryKey, words)
      forgetAllViews()
      void client.invalidateQueries({
        predicate: ({ queryKey }) => queryKey[0] !== filterWordsQuery.queryKey[0],
      })
    },
    onError: () => showSnackbar({ text: filterWordTexts.failed, kind: 'error' }),
  })
}
