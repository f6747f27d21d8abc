import { type ComponentType, useEffect, useState } from 'react'
import { loadPart } from '../../lib/load-part.ts'
import { logFailure } from '../../lib/log.ts'
import { showSnackbar } from '../../ui/snackbar-store.ts'
import { closeNewPost, type NewPostState, useNewPost } from './new-post.ts'
import { newPostTexts } from './new-post.messages.ts'
import { useRateRoute } from './new-post-route.ts'

type Part = { Popup: ComponentType<{ state: NewPostState }> }

/** Stands once around all screens; the popup's code comes when it is first opened. */
export function NewPostHost() {
  useRateRoute()
  const state = useNewPost()
  const part = usePopup(state.open)
  return part && <part.Popup key={state.opening} state={state} />
}

function usePopup(wanted: boolean): Part | null {
  const [part, setPart] = useState<Part | null>(null)
  const needed = wanted && part === null
  useEffect(() => {
    if (!needed) return undefined
    let left = false
    const load = async () => {
      try {
        const { NewPostPopup } = await loadPart(() => import('./new-post-popup.tsx'))
        if (!left) setPart({ Popup: NewPostPopup })
      } catch (error) {
        if (left) return
        logFailure('The new-post popup could not be loaded', error)
        showSnackbar({ text: newPostTexts.notLoaded, kind: 'error' })
        closeNewPost()
      }
    }
    void load()
    return () => {
      left = true
    }
  }, [needed])
  return part
}
