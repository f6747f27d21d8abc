import { expect, test } from 'vitest'
import { createChanges } from './changes.ts'

/** Changes of one number, with requests that the test answers. */
function aNumber(before: number | Promise<number> = 0) {
  const changes = createChanges<string, number, number>()
  const requests: { wanted: number; from: number; answer: PromiseWithResolvers<number> }[] = []
  const shown: number[] = []
  const set = (wanted: number) =>
    changes.save('number', {
      wanted,
      before: () => before,
      isReached: (state, goal) => state === goal,
      save: (goal, from) => {
        const answer = Promise.withResolvers<number>()
        requests.push({ wanted: goal, from, answer })
        return answer.promise
      },
      show: (state) => shown.push(state),
    })
  return { changes, requests, shown, set }
}

test('saves a change in the same step and shows the state that was saved', async () => {
  const { changes, requests, shown, set } = aNumber()
  const saving = set(1)
  expect(requests.map(({ wanted, from }) => [wanted, from])).toEqual([[1, 0]])
  expect(changes.isRunning('number')).toBe(true)
  requests[0]?.answer.resolve(1)
  expect(await saving).toBe(1)
  expect([changes.isRunning('number'), shown]).toEqual([false, [1]])
})

test('a running change takes over later ones, of which only the last is sent', async () => {
  const { requests, shown, set } = aNumber()
  const saving = set(1)
  expect(await set(2)).toBeUndefined()
  expect(await set(3)).toBeUndefined()
  requests[0]?.answer.resolve(1)
  await expect.poll(() => requests.length).toBe(2)
  requests[1]?.answer.resolve(3)
  expect(await saving).toBe(3)
  expect([requests.map(({ wanted }) => wanted), shown]).toEqual([[1, 3], [3]])
})

test('a change back to what is saved sends nothing more', async () => {
  const { requests, set } = aNumber(1)
  const saving = set(0)
  await set(1)
  await set(0)
  requests[0]?.answer.resolve(0)
  expect(await saving).toBe(0)
  expect(requests).toHaveLength(1)
})

test('a failure shows what was saved last, and the next change starts anew', async () => {
  const { requests, shown, set } = aNumber()
  const saving = set(1)
  requests[0]?.answer.reject(new Error('offline'))
  await expect(saving).rejects.toThrow('offline')
  expect(shown).toEqual([0])
  const again = set(2)
  requests[1]?.answer.resolve(2)
  expect(await again).toBe(2)
})

test('a change while the state before is awaited is not lost', async () => {
  const { requests, set } = aNumber(Promise.resolve(0))
  const saving = set(1)
  await set(2)
  await expect.poll(() => requests.length).toBe(1)
  requests[0]?.answer.resolve(2)
  expect(await saving).toBe(2)
  expect(requests.map(({ wanted }) => wanted)).toEqual([2])
})
