import { type ComponentType, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { loadPart } from '../../lib/load-part.ts'
import { logFailure } from '../../lib/log.ts'
import { showSnackbar } from '../../ui/snackbar-store.ts'
import { closeReviewDrawer, type ReviewDrawerState, useReviewDrawer } from './review-drawer.ts'
import { reviewTexts } from './reviews.messages.ts'

type Panel = { Drawer: ComponentType<{ state: ReviewDrawerState }> }

/** Stands once around all screens; the drawer's code comes when it is first opened. */
export function ReviewDrawerHost() {
  const state = useReviewDrawer()
  const { pathname } = useLocation()
  const panel = usePanel(state.open)
  useEffect(() => closeReviewDrawer(), [pathname])
  return panel && <panel.Drawer state={state} />
}

function usePanel(wanted: boolean): Panel | null {
  const [panel, setPanel] = useState<Panel | null>(null)
  const needed = wanted && panel === null
  useEffect(() => {
    if (!needed) return undefined
    let left = false
    const load = async () => {
      try {
        const { ReviewDrawer } = await loadPart(() => import('./parts/review-drawer.tsx'))
        if (!left) setPanel({ Drawer: ReviewDrawer })
      } catch (error) {
        if (left) return
        logFailure('The drawer could not be loaded', error)
        closeReviewDrawer()
        showSnackbar({ text: reviewTexts.drawerFailed, kind: 'error' })
      }
    }
    void load()
    return () => {
      left = true
    }
  }, [needed])
  return panel
}
