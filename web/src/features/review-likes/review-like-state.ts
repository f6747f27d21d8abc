import { skipToken, useQuery } from '@tanstack/react-query'
import { call } from '../../lib/api.ts'
import { logFailure } from '../../lib/log.ts'
import { queryClient } from '../../lib/query-client.ts'

export interface LikeState {
  totalCount: number
  likedByMe: boolean
}

interface LikedReview {
  id: number
  likes: { totalCount: number }
  likedByMe: boolean
}

const allLikes = ['review-like'] as const
const keyOf = (reviewId: number) => [...allLikes, reviewId] as const

queryClient.setQueryDefaults(allLikes, { gcTime: Infinity })

interface PendingLike {
  desired: boolean
  /** Last state confirmed by the server. */
  confirmed: LikeState
}

const pendingLikes = new Map<number, PendingLike>()

function put(reviewId: number, state: LikeState): void {
  queryClient.setQueryData<LikeState>(keyOf(reviewId), state)
}

/** Caches the likes of a review from the server, unless a change is pending. */
export function cacheLikes({ id, likes, likedByMe }: LikedReview): void {
  if (!pendingLikes.has(id)) put(id, { totalCount: likes.totalCount, likedByMe })
}

/** A review's likes; cached once, so that all of its cards agree. */
export function useLikes({ id, likes, likedByMe }: LikedReview): LikeState {
  const { data } = useQuery<LikeState>({
    queryKey: keyOf(id),
    queryFn: skipToken,
    staleTime: Infinity,
  })
  return data ?? { totalCount: likes.totalCount, likedByMe }
}

/**
 * Likes or unlikes: optimistic, one request at a time, last change wins. A failure silently reverts to
 * the confirmed state.
 */
export async function setLike(reviewId: number, shown: LikeState, desired: boolean): Promise<void> {
  put(reviewId, { totalCount: shown.totalCount + (desired ? 1 : -1), likedByMe: desired })
  const running = pendingLikes.get(reviewId)
  if (running) {
    running.desired = desired
    return
  }
  const pending: PendingLike = { desired, confirmed: shown }
  pendingLikes.set(reviewId, pending)
  try {
    while (pending.confirmed.likedByMe !== pending.desired)
      pending.confirmed = await carryOut(reviewId, pending.desired)
  } catch (error) {
    logFailure('A like could not be set', error)
  } finally {
    pendingLikes.delete(reviewId)
    put(reviewId, pending.confirmed)
  }
}

async function carryOut(reviewId: number, desired: boolean): Promise<LikeState> {
  // Completes the request even if the user leaves the page right away.
  const keepalive = true
  const { likes, likedByMe } = desired
    ? await call('PUT /v1/review-likes', { body: { reviewId }, keepalive })
    : await call('DELETE /v1/review-likes/{id}', { params: { id: String(reviewId) }, keepalive })
  return { totalCount: likes.totalCount, likedByMe }
}
