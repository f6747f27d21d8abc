import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { logFailure } from '../../lib/log.ts'
import { changesKey, type FavoriteChange, favoritesQuery } from './favorites.calls.ts'

/**
 * Sets or clears the member's own favourite of a medium; one request at a time. A failure is only logged,
 * and the previous favourite shows again.
 */
export function useSetFavorite(member: { id: number; username: string }) {
  const client = useQueryClient()
  const { queryKey } = favoritesQuery(member.username)
  return useMutation({
    mutationKey: changesKey(member.id),
    scope: { id: `favorites-${member.id}` },
    mutationFn: ({ medium, favorite }: FavoriteChange) => {
      const userId = String(member.id)
      return favorite === null
        ? call('DELETE /v1/users/{userId}/favorites/{medium}', { params: { userId, medium } })
        : call('PATCH /v1/users/{userId}/favorites', {
            params: { userId },
            body: { [medium]: { id: String(favorite.internal_id) } },
          })
    },
    onMutate: () => client.cancelQueries({ queryKey }),
    onSuccess: (favorites) => client.setQueryData(queryKey, favorites),
    onError: (error) => {
      logFailure('A favourite could not be saved', error)
      void client.invalidateQueries({ queryKey })
    },
  })
}
