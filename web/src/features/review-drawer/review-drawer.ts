import { useWindowInHistory } from '../../lib/use-window-in-history.ts'

export interface ReviewDrawerControl {
  /** Null if the history entry holds no valid review id; undefined while closed. */
  reviewId: number | null | undefined
  /** Opens the drawer on a review that a list has cached. */
  open: (reviewId: number) => void
  close: () => void
}

/** The drawer at the right edge; Back closes it. */
export function useReviewDrawer(): ReviewDrawerControl {
  const { value, open, close } = useWindowInHistory('review')
  const reviewId = typeof value === 'number' || value === undefined ? value : null
  return { reviewId, open, close }
}
