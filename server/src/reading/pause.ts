import { setImmediate } from 'node:timers/promises'

/** How long a piece of work may keep others waiting, in ms. */
const turnMax = 8

/** Makes a function to await between pieces of long work: it lets others run once their time has come. */
export function createPause(): () => Promise<void> {
  let turnStarted = performance.now()
  return async () => {
    if (performance.now() - turnStarted < turnMax) return
    await setImmediate()
    turnStarted = performance.now()
  }
}
