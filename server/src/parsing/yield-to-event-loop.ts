import { setImmediate, setTimeout as sleep } from 'node:timers/promises'

/** Maximum time to block the event loop, in ms. A request takes several turns of the loop. */
const turnMax = 4
/** A turn of the event loop that takes longer, in ms, has other work to do. */
const idleTurnMax = 1

/**
 * Creates a function to await between steps of a long computation. When due, it yields to the event loop, and
 * rests as long again if others are busy there, so that they get half of its time at least.
 */
export function createYield(): () => Promise<void> {
  let turnStarted = performance.now()
  return async () => {
    const turnEnded = performance.now()
    if (turnEnded - turnStarted < turnMax) return
    await setImmediate()
    if (performance.now() - turnEnded > idleTurnMax) await sleep(turnMax)
    turnStarted = performance.now()
  }
}

/** Work that takes no longer, in ms, never rests. */
const shortMax = 1_000

/**
 * Creates a function to await between the queries of a long computation. After a second it rests as long as the
 * query took, so that the computation takes half of the database's time at most.
 */
export function createPace(): () => Promise<void> {
  const started = performance.now()
  let stepStarted = started
  return async () => {
    const now = performance.now()
    if (now - started > shortMax) await sleep(now - stepStarted)
    stepStarted = performance.now()
  }
}
