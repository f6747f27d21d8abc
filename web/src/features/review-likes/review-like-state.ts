import { skipToken, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
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

interface PendingLike {
  desired: boolean
  /** Last state confirmed by the server. */
  confirmed: LikeState
}

type Send = (id: number, desired: boolean) => Promise<LikeState>

/** Likes of one kind of things, cached once by id, so that all cards of a thing agree. */
export function createLikes(name: string, send: Send) {
  const keyOf = (id: number) => [name, id] as const
  const pendingLikes = new Map<number, PendingLike>()
  queryClient.setQueryDefaults([name], { gcTime: Infinity })

  const put = (id: number, state: LikeState) => {
    queryClient.setQueryData<LikeState>(keyOf(id), state)
  }

  return {
    /** Caches the likes from the server, unless a change is pending. */
    cacheLikes: ({ id, likes, likedByMe }: Liked) => {
      if (!pendingLikes.has(id)) put(id, { totalCount: likes.totalCount, likedByMe })
    },

    useLikes: ({ id, likes, likedByMe }: Liked): LikeState => {
      const { data } = useQuery<LikeState>({
        queryKey: keyOf(id),
        queryFn: skipToken,
        staleTime: Infinity,
      })
      return data ?? { totalCount: likes.totalCount, likedByMe }
    },

    /**
     * Likes or unlikes: optimistic, one request at a time, last change wins. A failure silently
     * reverts to the confirmed state.
     */
    setLike: async (id: number, shown: LikeState, desired: boolean): Promise<void> => {
      put(id, { totalCount: shown.totalCount + (desired ? 1 : -1), likedByMe: desired })
      const running = pendingLikes.get(id)
      if (running) {
        running.desired = desired
        return
      }
      const pending: PendingLike = { desired, confirmed: shown }
      pendingLikes.set(id, pending)
      try {
        while (pending.confirmed.likedByMe !== pending.desired)
          pending.confirmed = await send(id, pending.desired)
      } catch (error) {
        logFailure('A like could not be set', error)
      } finally {
        pendingLikes.delete(id)
        put(id, pending.confirmed)
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
