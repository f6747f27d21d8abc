import { setImmediate, setTimeout as sleep } from 'node:timers/promises'

/** Maximum time to block the event loop, in ms. A request takes several turns of the loop. */
const turnMax = 4
/** A turn of the event loop that takes longer, in ms, has other work to do. */
const idleTurnMax = 1

/** Resolves when the latest long computation that waits may go on. */
let lastTurn: Promise<void> = Promise.resolve()

/**
 * Yields to the event loop, and rests if others are busy there. All who wait go on one after the other, each in a
 * turn of the event loop of its own, so that requests have half of the time at least.
 */
export async function takeTurn(): Promise<void> {
  lastTurn = lastTurn.then(yieldAndRest)
  await lastTurn
}

/** Creates a function to await between steps of a long computation: it takes turns when due. */
export function createYield(): () => Promise<void> {
  let turnStarted = performance.now()
  return async () => {
    if (performance.now() - turnStarted < turnMax) return
    await takeTurn()
    turnStarted = performance.now()
  }
}

async function yieldAndRest(): Promise<void> {
  const yielded = performance.now()
  await setImmediate()
  if (performance.now() - yielded > idleTurnMax) await sleep(turnMax)
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
