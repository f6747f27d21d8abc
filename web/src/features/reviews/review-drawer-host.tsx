import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { logFailure } from '../../lib/log.ts'
import { usePart } from '../../lib/use-part.ts'
import { showSnackbar } from '../../ui/snackbar-store.ts'
import { closeReviewDrawer, useReviewDrawer } from './review-drawer.ts'
import { reviewTexts } from './reviews.messages.ts'

/** Stands once around all screens; the drawer's code comes when it is first opened. */
export function ReviewDrawerHost() {
  const state = useReviewDrawer()
  const { pathname } = useLocation()
  const drawer = usePart(loadDrawer, state.open, (error) => {
    logFailure('The drawer could not be loaded', error)
    closeReviewDrawer()
    showSnackbar({ text: reviewTexts.drawerFailed, kind: 'error' })
  })
  useEffect(() => closeReviewDrawer(), [pathname])
  return drawer && <drawer.Component state={state} />
}

async function loadDrawer() {
  return (await import('./parts/review-drawer.tsx')).ReviewDrawer
}
