import { useSyncExternalStore } from 'react'

/** What the drawer at the right edge shows: a review, of which the id is kept while it slides away. */
export interface ReviewDrawerState {
  open: boolean
  reviewId: number | null
}

let state: ReviewDrawerState = { open: false, reviewId: null }
const listeners = new Set<() => void>()

function put(next: ReviewDrawerState): void {
  state = next
  for (const notify of listeners) notify()
}

/** Opens the drawer on a review that a list has brought. */
export function openReviewDrawer(reviewId: number): void {
  put({ open: true, reviewId })
}

export function closeReviewDrawer(): void {
  put({ ...state, open: false })
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** What the drawer's host shows. */
export function useReviewDrawer(): ReviewDrawerState {
  return useSyncExternalStore(subscribe, () => state)
}
