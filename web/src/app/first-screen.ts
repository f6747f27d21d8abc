import { queryClient } from '../lib/query-client.ts'
import { loadDrawings } from '../ui/pictures/use-drawings.ts'

const longestWaitMs = 1500

/**
 * Waits until the first screen can be drawn whole, where the page came with content to read until
 * then: its code, the data its route has asked for and the pictures of covers are there, or have
 * failed, or are late.
 */
export async function firstScreen(root: Element, loadCode: () => Promise<unknown>): Promise<void> {
  if (!root.querySelector('[data-served]')) return
  const late = new Promise((resolve) => setTimeout(resolve, longestWaitMs))
  await Promise.race([Promise.allSettled([loadCode(), dataSettled(), loadDrawings()]), late])
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
