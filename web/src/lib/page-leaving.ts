/** A page still open after this many ms is not being left: the navigation was a download or was stopped. */
const longestLeaving = 10_000

/**
 * Runs a task and swallows failures caused by leaving the page: Firefox aborts all pending requests
 * when a navigation starts, seconds before the page is gone.
 */
export async function unlessLeaving<T>(work: () => Promise<T>): Promise<T> {
  let leaving = false
  const leave = () => {
    leaving = true
  }
  // Registered only during the task: a permanent listener can disable the back/forward cache.
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
