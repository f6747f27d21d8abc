import { useWindowInHistory } from '../../lib/use-window-in-history.ts'

export interface ReviewDrawerControl {
  /** The review that the drawer shows; undefined while it is closed. */
  reviewId: number | undefined
  /** Opens the drawer on a review that a list has brought. */
  open: (reviewId: number) => void
  close: () => void
}

/** The drawer at the right edge; Back closes it. */
export function useReviewDrawer(): ReviewDrawerControl {
  const { value, open, close } = useWindowInHistory('review')
  return { reviewId: typeof value === 'number' ? value : undefined, open, close }
}
