import { filterWordsTexts } from '@medley/texts/filter-words'
import { useMutation } from '@tanstack/react-query'
import { invalidateAllBut, mutation } from '../../lib/mutations.ts'
import { query } from '../../lib/queries.ts'
import { queryClient } from '../../lib/query-client.ts'
import { forgetAllViews } from '../../lib/saved-view.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'

export const filterWordsQuery = query('GET /v1/filter-words', {}, { select: ({ words }) => words })

const setFilterWords = mutation(
  'PUT /v1/filter-words',
  (words: readonly string[]) => ({ body: { words: [...words] } }),
  {
    onSuccess: (answer) => {
      queryClient.setQueryData(filterWordsQuery.queryKey, answer)
      forgetAllViews()
      void invalidateAllBut('GET /v1/filter-words')
    },
    onError: () => showSnackbar({ text: filterWordsTexts.failed, kind: 'error' }),
  },
)

/** Replaces the words. Reviews are fetched again, since other comments are hidden now. */
export const useSetFilterWords = () => useMutation(setFilterWords)
