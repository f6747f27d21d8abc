import { setImmediate } from 'node:timers/promises'

/** Maximum time to block the event loop, in ms. A request takes several turns of the loop. */
const turnMax = 4

/** Creates a function to await between steps of a long computation; it yields to the event loop when due. */
export function createYield(): () => Promise<void> {
  let turnStarted = performance.now()
  return async () => {
    if (performance.now() - turnStarted < turnMax) return
    await setImmediate()
    turnStarted = performance.now()
  }
}
