import { skipToken, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { createChanges } from '../../lib/changes.ts'
import { logFailure } from '../../lib/log.ts'
import { queryClient } from '../../lib/query-client.ts'

export interface LikeState {
  totalCount: number
  likedByMe: boolean
}

interface Liked {
  id: number
  likes: { totalCount: number }
  likedByMe: boolean
}

type Send = (id: number, desired: boolean) => Promise<LikeState>

/** Likes of one kind of things, cached once by id, so that all cards of a thing agree. */
export function createLikes(name: string, send: Send) {
  const keyOf = (id: number) => [name, id] as const
  const changes = createChanges<number, boolean, LikeState>()
  queryClient.setQueryDefaults([name], { gcTime: Infinity })

  const put = (id: number, state: LikeState) => {
    queryClient.setQueryData<LikeState>(keyOf(id), state)
  }

  return {
    /** Caches the likes from the server, unless a change is pending. */
    cacheLikes: ({ id, likes, likedByMe }: Liked) => {
      if (!changes.isRunning(id)) put(id, { totalCount: likes.totalCount, likedByMe })
    },

    useLikes: ({ id, likes, likedByMe }: Liked): LikeState => {
      const { data } = useQuery<LikeState>({
        queryKey: keyOf(id),
        queryFn: skipToken,
        staleTime: Infinity,
      })
      return data ?? { totalCount: likes.totalCount, likedByMe }
    },

    /** Likes or unlikes, at once on screen. A failure silently reverts to the saved state. */
    setLike: async (id: number, shown: LikeState, wanted: boolean): Promise<void> => {
      put(id, { totalCount: shown.totalCount + (wanted ? 1 : -1), likedByMe: wanted })
      try {
        await changes.save(id, {
          wanted,
          before: () => shown,
          isReached: ({ likedByMe }, goal) => likedByMe === goal,
          save: (goal) => send(id, goal),
          show: (state) => put(id, state),
        })
      } catch (error) {
        logFailure('A like could not be set', error)
      }
    },
  }
}

// Completes the request even if the user leaves the page right away.
const keepalive = true

export const { cacheLikes, useLikes, setLike } = createLikes(
  'review-like',
  async (reviewId, desired) => {
    const { likes, likedByMe } = desired
      ? await call('PUT /v1/review-likes', { body: { reviewId }, keepalive })
      : await call('DELETE /v1/review-likes/{id}', { params: { id: String(reviewId) }, keepalive })
    return { totalCount: likes.totalCount, likedByMe }
  },
)
