/** A page that is still here after this many ms was not left: the next one was a download, or was stopped. */
const longestLeaving = 10_000

/**
 * Runs the work. Where it fails because the page is being left, nothing is heard of it: Firefox ends
 * everything under way as soon as the next page is asked for, seconds before this one is gone.
 */
export async function unlessLeaving<T>(work: () => Promise<T>): Promise<T> {
  let leaving = false
  const leave = () => {
    leaving = true
  }
  // Only while there is something to lose: a lasting listener can keep a page from being restored.
  window.addEventListener('beforeunload', leave)
  try {
    return await work()
  } catch (error) {
    if (leaving) await new Promise((resolve) => setTimeout(resolve, longestLeaving))
    throw error
  } finally {
    window.removeEventListener('beforeunload', leave)
  }
}
