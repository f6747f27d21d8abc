import { expect, test } from 'vitest'
import { createYield } from './yield-to-event-loop.ts'

test('of several long computations one at most goes on in a turn of the event loop', async () => {
  const loop = countTurns()
  const steps: number[] = []
  const compute = async () => {
    const yieldIfDue = createYield()
    for (let step = 0; step < 5; step += 1) {
      keepBusy(5)
      await yieldIfDue()
      steps.push(loop.turns)
    }
  }
  await Promise.all([compute(), compute(), compute()])
  loop.stop()
  expect(steps).toHaveLength(15)
  expect(new Set(steps).size).toBe(15)
})

function countTurns(): { turns: number; stop(): void } {
  const loop = { turns: 0, stop: () => clearImmediate(next) }
  const turn = () => {
    loop.turns += 1
    next = setImmediate(turn)
  }
  let next = setImmediate(turn)
  return loop
}

/** Longer than a computation may take before it yields, in ms. */
function keepBusy(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}
