import { favoritesTexts } from '@medley/texts/favorites'
import type { Favorite, Favorites } from '@medley/contract/library/favorites'
import type { Medium } from '@medley/contract/values/medium'
import { useMutationState, useQuery, useMutation } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { logFailure } from '../../lib/log.ts'
import { invalidate, mutation, mutationOf, optimistic } from '../../lib/mutations.ts'
import { query } from '../../lib/queries.ts'
import { queryClient } from '../../lib/query-client.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'

export function favoritesQuery(username: string) {
  return query(
    'GET /favorites',
    { query: { profile: username.toLowerCase() } },
    {
      transform: (answer): Favorites => {
        if (answer === null || !('film' in answer)) throw new Error('Not every medium was answered')
        return answer
      },
    },
  )
}

interface FavoriteChange {
  medium: Medium
  /** Null clears the favourite. */
  favorite: Favorite | null
}

const changesKey = (userId: number) => ['favorite-changes', userId]

/** A user's favourites, including pending changes. */
export function useFavorites(user: { id: number; username: string }) {
  const { data, ...rest } = useQuery(favoritesQuery(user.username))
  const changes = useMutationState({
    filters: { mutationKey: changesKey(user.id), status: 'pending' },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the mutation below uses this key
    select: ({ state }) => state.variables as FavoriteChange,
  })
  const pending: Partial<Favorites> = {}
  for (const { medium, favorite } of changes) pending[medium] = favorite
  return { ...rest, data: data && { ...data, ...pending } }
}

/** The works that a user shows on their shelves, by medium. */
export function shelvesQuery(userId: number) {
  return query(
    'GET /v1/users/{userId}/favorite-shelves',
    { params: { userId: String(userId) } },
    { transform: ({ items }) => items },
  )
}

/** Fills the member's shelf of a medium; shows at once, one request at a time. */
export function useFillShelf(memberId: number, medium: Medium) {
  const shelves = shelvesQuery(memberId)
  return useMutation(
    mutation(
      'PUT /v1/users/{userId}/favorite-shelves/{medium}',
      (works: readonly Favorite[]) => ({
        params: { userId: String(memberId), medium },
        body: { workIds: works.map((work) => work.internal_id) },
      }),
      {
        ...optimistic(shelves, (others, works: readonly Favorite[]) => [
          ...others.filter((shelf) => shelf.medium !== medium),
          { medium, works: [...works] },
        ]),
        onError: (error) => {
          logFailure('A shelf could not be saved', error)
          showSnackbar({ text: favoritesTexts.shelf.failed, kind: 'error' })
        },
        onSettled: () => invalidate(shelves.queryKey),
      },
    ),
  )
}

/**
 * Sets or clears the member's own favourite of a medium; one request at a time. A failure is only logged,
 * and the previous favourite shows again.
 */
export function useSetFavorite(member: { id: number; username: string }) {
  const { queryKey } = favoritesQuery(member.username)
  const userId = String(member.id)
  const send = ({ medium, favorite }: FavoriteChange) =>
    favorite === null
      ? call('DELETE /v1/users/{userId}/favorites/{medium}', { params: { userId, medium } })
      : call('PATCH /v1/users/{userId}/favorites', {
          params: { userId },
          body: { [medium]: { id: String(favorite.internal_id) } },
        })
  return useMutation(
    mutationOf(send, {
      mutationKey: changesKey(member.id),
      scope: { id: `favorites-${member.id}` },
      onMutate: () => queryClient.cancelQueries({ queryKey }),
      onSuccess: (favorites) => void queryClient.setQueryData(queryKey, favorites),
      onError: (error) => {
        logFailure('A favourite could not be saved', error)
        void invalidate(queryKey)
      },
    }),
  )
}
