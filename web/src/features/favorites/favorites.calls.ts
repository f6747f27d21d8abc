import type { Favorite, Favorites } from '@medley/contract/library/favorites'
import type { Medium } from '@medley/contract/values/medium'
import {
  queryOptions,
  useMutationState,
  useQuery,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { logFailure } from '../../lib/log.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { shelfTexts as texts } from './favorites.messages.ts'

export function favoritesQuery(username: string) {
  return queryOptions({
    queryKey: ['favorites', username.toLowerCase()],
    queryFn: async ({ signal }): Promise<Favorites> => {
      const answer = await call('GET /favorites', { query: { profile: username }, signal })
      if (answer === null || !('film' in answer)) throw new Error('Not every medium was answered')
      return answer
    },
  })
}

interface FavoriteChange {
  medium: Medium
  /** Null clears the favourite. */
  favorite: Favorite | null
}

const changesKey = (userId: number) => ['favorite-changes', userId]

/** A user's favourites, including pending changes. */
export function useFavorites(user: { id: number; username: string }) {
  const { data, ...query } = useQuery(favoritesQuery(user.username))
  const changes = useMutationState({
    filters: { mutationKey: changesKey(user.id), status: 'pending' },
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- only the mutation below uses this key
    select: ({ state }) => state.variables as FavoriteChange,
  })
  const pending: Partial<Favorites> = {}
  for (const { medium, favorite } of changes) pending[medium] = favorite
  return { ...query, data: data && { ...data, ...pending } }
}

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
