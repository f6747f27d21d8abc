import { expect, test } from 'vitest'
import { countTurns } from '../testing/count-turns.ts'
import { createYield, takeTurn } from './yield-to-event-loop.ts'

test('lets one of several long computations go on per turn of the event loop', async () => {
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

test('lets waiting computations go on in order, one per turn of the event loop', async () => {
  const loop = countTurns()
  const turns: [number, number][] = []
  const waiters = Array.from({ length: 20 }, async (_, index) => {
    await takeTurn()
    turns.push([index, loop.turns])
  })
  await Promise.all(waiters)
  loop.stop()
  expect(turns.map(([index]) => index)).toEqual([...waiters.keys()])
  expect(new Set(turns.map(([, turn]) => turn)).size).toBe(waiters.length)
})

/** Longer than a computation may take before it yields, in ms. */
function keepBusy(ms: number): void {
  const end = performance.now() + ms
  while (performance.now() < end);
}
