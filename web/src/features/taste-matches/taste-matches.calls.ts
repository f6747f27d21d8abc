import { tasteMatchesTexts } from '@medley/texts/taste-matches'
import { useMutation } from '@tanstack/react-query'
import { invalidate, mutation, optimistic } from '../../lib/mutations.ts'
import { pages, query } from '../../lib/queries.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { cacheStatuses } from '../friendships/friendships.calls.ts'

/** How far the member's ratings and those of another differ. */
export function tasteMatchQuery(userId: number) {
  return query(
    'GET /v1/users/{userId}/taste-match',
    { params: { userId: String(userId) } },
    { staleTime: 60_000 },
  )
}

/** Findable members who differ least, page by page. */
export const tasteNeighboursQuery = pages(
  'GET /v1/taste-matches',
  { query: { limit: 20 } },
  {
    transform: (page) => {
      cacheStatuses(page.items.map(({ person }) => person))
      return page
    },
  },
)

/** Query for whether members with a similar taste find the member. */
export const findabilityQuery = query('GET /v1/taste-matches/findability')

const changeFindability = mutation(
  'PUT /v1/taste-matches/findability',
  (isFindable: boolean) => ({ body: { isFindable } }),
  {
    ...optimistic(findabilityQuery, (_, isFindable: boolean) => ({ isFindable })),
    onError: () => showSnackbar({ text: tasteMatchesTexts.notSaved, kind: 'error' }),
    onSettled: () =>
      invalidate(
        'GET /v1/taste-matches/findability',
        'GET /v1/taste-matches',
        'GET /v1/users/{userId}/taste-match',
      ),
  },
)

/** Switches whether the member is found. */
export const useChangeFindability = () => useMutation(changeFindability)
