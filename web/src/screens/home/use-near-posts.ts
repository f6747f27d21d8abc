import type { UseInfiniteQueryResult } from '@tanstack/react-query'
import { useCallback, useState, useTransition } from 'react'
import { type ReviewPages, idsOf } from '../../features/reviews/reviews.calls.ts'
import { foldedRatings } from './folded-ratings.ts'

type Feed = UseInfiniteQueryResult<ReviewPages>

/** Groups that are drawn before any further one comes near: more than a screen. */
const first = 3

/**
 * The feed as far as its end has come near: what has arrived beyond that is one more page of it. A feed that is returned
 * to is all there.
 */
export function useNearPosts(list: Feed) {
  const [most, setMost] = useState(() => (list.data ? Infinity : first))
  const [isGoingOn, startTransition] = useTransition()
  const group = useCallback((ids: readonly number[]) => foldedRatings(ids).slice(0, most), [most])
  const hasFarPosts = foldedRatings(idsOf(list.data) ?? []).length > most
  const goOn = () => startTransition(() => setMost(most + 1))
  return { group, hasFarPosts, isGoingOn, goOn }
}
