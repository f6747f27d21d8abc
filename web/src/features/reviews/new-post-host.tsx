import { useDeferredValue, useEffect } from 'react'
import { logFailure } from '../../lib/log.ts'
import { preloadLazy, useLazy } from '../../lib/use-lazy.ts'
import { showSnackbar } from '../../ui/feedback/snackbar-store.ts'
import { preloadDialog } from '../../ui/overlays/dialog.tsx'
import { useMember } from '../sessions/session.ts'
import { closeNewPost, useNewPost } from './new-post.ts'

import { useRateRoute } from './new-post-route.ts'
import { uiTexts } from '../../ui/ui.messages.ts'

/** Rendered once, around all screens; the popup's code loads when it first opens. */
export function NewPostHost() {
  useRateRoute()
  usePreload(useMember() !== null)
  // In slices: the click that opens the popup is answered before all of it is there.
  const state = useDeferredValue(useNewPost())
  const popup = useLazy(loadPopup, state.open, (error) => {
    logFailure('The new-post popup could not be loaded', error)
    showSnackbar({ text: uiTexts.failed, kind: 'error' })
    closeNewPost()
  })
  return popup && <popup.Component key={state.opening} state={state} />
}

/** Milliseconds after which the start of a page is over. */
const startTime = 5000

/** Loads the popup once the browser has nothing to do: its first opening is then as fast as the next. */
function usePreload(isMember: boolean): void {
  useEffect(() => {
    if (!isMember) return undefined
    const load = () =>
      void Promise.all([preloadLazy(loadPopup), preloadDialog()]).catch(leaveToOpening)
    // A browser may not ask again for a chunk that it failed to load.
    const timer = setTimeout(() => navigator.onLine && whenIdle(load), startTime)
    return () => clearTimeout(timer)
  }, [isMember])
}

/** A failure shows when the popup is opened. */
function leaveToOpening(): void {}

/** Safari cannot tell when it is idle. */
function whenIdle(step: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(step)
  else step()
}

async function loadPopup() {
  return (await import('./new-post-popup.tsx')).NewPostPopup
}
