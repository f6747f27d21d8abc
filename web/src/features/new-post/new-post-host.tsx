import { uiTexts } from '@medley/texts/ui'
import { useDeferredValue } from 'react'
import { logFailure } from '../../lib/log.ts'
import { usePreload } from '../../lib/loading/preload.ts'
import { preloadLazy, useLazy } from '../../lib/loading/use-lazy.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { preloadDialog } from '../../ui/overlays/dialog.tsx'
import { useMember } from '../sessions/session.ts'
import { closeNewPost, useNewPost } from './new-post.ts'

import { useRateRoute } from './new-post-route.ts'

/** Rendered once, around all screens; the popup's code loads when it first opens. */
export function NewPostHost() {
  useRateRoute()
  usePreload(preloadPopup, useMember() !== null)
  // In slices: the click that opens the popup is answered before all of it is there.
  const state = useDeferredValue(useNewPost())
  const popup = useLazy(loadPopup, state.open, (error) => {
    logFailure('The new-post popup could not be loaded', error)
    showSnackbar({ text: uiTexts.failed, kind: 'error' })
    closeNewPost()
  })
  return popup && <popup.Component key={state.opening} state={state} />
}

async function preloadPopup(): Promise<void> {
  await Promise.all([preloadLazy(loadPopup), preloadDialog()])
}

async function loadPopup() {
  return (await import('./new-post-popup.tsx')).NewPostPopup
}
