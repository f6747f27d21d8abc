import { reviewDrawerTexts } from '@medley/texts/review-drawer'
import { useState } from 'react'
import { logFailure } from '../../lib/log.ts'
import { useLazy } from '../../lib/loading/use-lazy.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { useReviewDrawer } from './review-drawer.ts'

/** Rendered once, around all screens; the drawer's code loads when it first opens. */
export function ReviewDrawerHost() {
  const { reviewId, close } = useReviewDrawer()
  const [shownId, setShownId] = useState(reviewId)
  // Keeps the review during the closing animation.
  if (reviewId !== undefined && reviewId !== shownId) setShownId(reviewId)
  const drawer = useLazy(loadDrawer, reviewId !== undefined, (error) => {
    logFailure('The drawer could not be loaded', error)
    close()
    showSnackbar({ text: reviewDrawerTexts.failed, kind: 'error' })
  })
  if (!drawer || shownId === undefined) return null
  return <drawer.Component open={reviewId !== undefined} reviewId={shownId} onClose={close} />
}

async function loadDrawer() {
  return (await import('./parts/review-drawer.tsx')).ReviewDrawer
}
