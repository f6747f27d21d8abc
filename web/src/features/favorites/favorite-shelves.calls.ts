import type { Favorite } from '@medley/contract/favorites'
import type { Medium } from '@medley/contract/medium'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { logFailure } from '../../lib/log.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { shelfTexts as texts } from './favorites.messages.ts'

/** The works that a user shows on their shelves, by medium. */
export function shelvesQuery(userId: number) {
  return queryOptions({
    queryKey: ['favorite-shelves', userId],
    queryFn: async ({ signal }) => {
      const params = { userId: String(userId) }
      return (await call('GET /v1/users/{userId}/favorite-shelves', { params, signal })).items
    },
  })
}

/** Fills the member's shelf of a medium; shows at once, one request at a time. */
export function useFillShelf(memberId: number, medium: Medium) {
  const client = useQueryClient()
  const { queryKey } = shelvesQuery(memberId)
  return useMutation({
    scope: { id: `favorite-shelves-${memberId}` },
    mutationFn: (works: readonly Favorite[]) =>
      call('PUT /v1/users/{userId}/favorite-shelves/{medium}', {
        params: { userId: String(memberId), medium },
        body: { workIds: works.map((work) => work.internal_id) },
      }),
    onMutate: async (works) => {
      await client.cancelQueries({ queryKey })
      client.setQueryData(queryKey, (shelves = []) => [
        ...shelves.filter((shelf) => shelf.medium !== medium),
        { medium, works: [...works] },
      ])
    },
    onError: (error) => {
      logFailure('A shelf could not be saved', error)
      showSnackbar({ text: texts.failed, kind: 'error' })
    },
    onSettled: () => client.invalidateQueries({ queryKey }),
  })
}
