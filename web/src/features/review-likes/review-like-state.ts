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

interface Wish {
  wanted: boolean
  /** What the server holds, as far as we know. */
  held: LikeState
}

const wishes = new Map<number, Wish>()

function put(reviewId: number, state: LikeState): void {
  queryClient.setQueryData<LikeState>(keyOf(reviewId), state)
}

/** Takes up the likes of a review that just came from the server, unless a wish is under way. */
export function keepLikes({ id, likes, likedByMe }: LikedReview): void {
  if (!wishes.has(id)) put(id, { totalCount: likes.totalCount, likedByMe })
}

/** The likes of a review: kept once, so that every card of it shows the same. */
export function useLikes({ id, likes, likedByMe }: LikedReview): LikeState {
  const { data } = useQuery<LikeState>({
    queryKey: keyOf(id),
    queryFn: skipToken,
    staleTime: Infinity,
  })
  return data ?? { totalCount: likes.totalCount, likedByMe }
}

/**
 * Likes or unlikes: shown at once, one request at a time, and the last wish wins. A failure puts back
 * what the server holds and is not told.
 */
export async function wishLike(reviewId: number, shown: LikeState, wanted: boolean): Promise<void> {
  put(reviewId, { totalCount: shown.totalCount + (wanted ? 1 : -1), likedByMe: wanted })
  const running = wishes.get(reviewId)
  if (running) {
    running.wanted = wanted
    return
  }
  const wish: Wish = { wanted, held: shown }
  wishes.set(reviewId, wish)
  try {
    while (wish.held.likedByMe !== wish.wanted) wish.held = await carryOut(reviewId, wish.wanted)
  } catch (error) {
    logFailure('A like could not be set', error)
  } finally {
    wishes.delete(reviewId)
    put(reviewId, wish.held)
  }
}

async function carryOut(reviewId: number, wanted: boolean): Promise<LikeState> {
  // A like counts also where the page is left at once.
  const keepalive = true
  const { likes, likedByMe } = wanted
    ? await call('PUT /v1/review-likes', { body: { reviewId }, keepalive })
    : await call('DELETE /v1/review-likes/{id}', { params: { id: String(reviewId) }, keepalive })
  return { totalCount: likes.totalCount, likedByMe }
}
