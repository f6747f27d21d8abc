import { queryClient } from '../lib/query-client.ts'
import type { Router } from '../lib/router/router.ts'
import { loadDrawings } from '../ui/pictures/use-drawings.ts'
import { handleOf } from './screen-handle.ts'

const longestWaitMs = 1500

/**
 * Waits until the first screen can be drawn whole, where the page came with content to read until
 * then: its code, the data its route has asked for and the pictures of covers are there, or have
 * failed, or are late.
 */
export async function firstScreen(root: Element, { state }: Router): Promise<void> {
  if (!root.querySelector('[data-served]')) return
  const late = new Promise((resolve) => setTimeout(resolve, longestWaitMs))
  const code = handleOf(state.match)?.load()
  await Promise.race([Promise.allSettled([code, dataSettled(), loadDrawings()]), late])
}

/** Resolves when requests that follow from an answer, such as for the reviews of a profile, have been sent. */
function dataSettled(): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (queryClient.isFetching() === 0) setTimeout(settle)
    }
    const settle = () => {
      if (queryClient.isFetching() > 0) return
      stop()
      resolve()
    }
    const stop = queryClient.getQueryCache().subscribe(look)
    look()
  })
}
