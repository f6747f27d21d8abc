import type { Favorite, Favorites } from '@medley/contract/favorites'
import type { Medium } from '@medley/contract/medium'
import { queryOptions, useMutationState, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'

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

export interface FavoriteChange {
  medium: Medium
  /** Null clears the favourite. */
  favorite: Favorite | null
}

export const changesKey = (userId: number) => ['favorite-changes', userId]

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
