import { limits, pageDataSizes } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import type { WorkRef } from '@medley/contract/values/shapes'
import { queryOptions, useQuery } from '@tanstack/react-query'
import { call, sessionSignal } from '../../lib/api.ts'
import { invalidate } from '../../lib/mutations.ts'
import { query } from '../../lib/queries.ts'
import { queryClient } from '../../lib/query-client.ts'
import { useMember } from '../sessions/session.ts'

/** Each rating has its own key, though one call asks for many. */
const ownRating = (workId: number) => ['own-rating', workId] as const

/** A member's rating of a work. */
export interface OwnRating {
  rating: number
  /** The review that the rating is in; null while it is being posted. */
  reviewId: number | null
}

function ownRatingQuery(workId: number) {
  return queryOptions({
    queryKey: ownRating(workId),
    queryFn: () => requestRating(workId),
  })
}

/** The member's own rating of a work; null if unrated or unknown, and for visitors. */
export function useOwnRating(workId: number): number | null {
  return useOwnReview(workId)?.rating ?? null
}

/** As `useOwnRating`, with the review that the rating is in; undefined until it is known. */
export function useOwnReview(workId: number): OwnRating | null | undefined {
  const isMember = useMember() !== null
  return useQuery({ ...ownRatingQuery(workId), enabled: isMember }).data
}

/** The member's own rating of a work, fetched if it is not cached. */
export function findOwnRating(workId: number): Promise<OwnRating | null> {
  return queryClient.query({ ...ownRatingQuery(workId), staleTime: Infinity })
}

type PendingRating = {
  workId: number
  settle: (rating: OwnRating | null) => void
  fail: (why: unknown) => void
}

/** Requests within one task of one session. */
interface Batch {
  asked: PendingRating[]
  signal: AbortSignal
}

let batch: Batch | undefined

/** Batches the requests of all posters rendered together. */
function requestRating(workId: number): Promise<OwnRating | null> {
  return new Promise((settle, fail) => {
    const signal = sessionSignal()
    if (batch?.signal !== signal) batch = openBatch(signal)
    batch.asked.push({ workId, settle, fail })
  })
}

function openBatch(signal: AbortSignal): Batch {
  const opened: Batch = { asked: [], signal }
  setTimeout(() => {
    if (batch === opened) batch = undefined
    void fulfil(opened)
  })
  return opened
}

async function fulfil({ asked, signal }: Batch): Promise<void> {
  const ids = [...new Set(asked.map(({ workId }) => workId))]
  try {
    const ratings = new Map<number, OwnRating>()
    for (let start = 0; start < ids.length; start += limits.ratingIdsMax) {
      const workIds = ids.slice(start, start + limits.ratingIdsMax)
      const { items } = await call('GET /v1/ratings/mine', { query: { workIds }, signal })
      for (const { workId, ...own } of items) ratings.set(workId, own)
    }
    for (const { workId, settle } of asked) settle(ratings.get(workId) ?? null)
  } catch (error) {
    for (const { fail } of asked) fail(error)
  }
}

/**
 * Updates the member's rating on every poster of the work, without a request; null removes it. A
 * response in flight may be older and is ignored.
 */
export function setOwnRating(workId: number, rating: OwnRating | null): void {
  void queryClient.cancelQueries({ queryKey: ownRating(workId) })
  queryClient.setQueryData(ownRating(workId), rating)
}

/** Invalidates the member's ratings after a review was posted, changed or deleted. */
export function refreshOwnRatings(workId: number): Promise<void> {
  return invalidate(ownRating(workId), 'GET /v1/ratings/mine/works')
}

/** The member's most recent works for each rating. */
export function useOwnWorksByRating() {
  return useQuery(
    query(
      'GET /v1/ratings/mine/works',
      { query: {} },
      {
        transform: ({ items }): ReadonlyMap<number, WorkRef[]> =>
          new Map(items.map(({ rating, works }) => [rating, works])),
      },
    ),
  )
}

/** How many members gave a work each rating, lowest first. */
export function useRatingCounts(medium: Medium, id: number) {
  return useQuery(
    query(
      'GET /v1/works/{medium}/{workId}/rating-counts',
      { params: { medium, workId: String(id) } },
      { select: ({ items }) => items },
    ),
  )
}

/** Friends' ratings of a work, newest first; sends no request for visitors. */
export function useFriendRatings(medium: Medium, id: number) {
  const isMember = useMember() !== null
  return useQuery(
    query(
      'GET /v1/works/{medium}/{workId}/friend-ratings',
      {
        params: { medium, workId: String(id) },
        query: { limit: pageDataSizes.friendRatings },
      },
      { select: ({ items }) => items, enabled: isMember },
    ),
  )
}
