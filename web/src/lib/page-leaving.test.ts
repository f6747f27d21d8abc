import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { unlessLeaving } from './page-leaving.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** A task that fails on demand, with a record of what its caller saw. */
function startWork() {
  let fail = () => {}
  const work = new Promise<never>((_, reject) => (fail = () => reject(new Error('aborted'))))
  const heard = vi.fn<(error: unknown) => void>()
  unlessLeaving(() => work).catch(heard)
  return { fail: () => fail(), heard }
}

test('resolves to the result of the task', async () => {
  await expect(unlessLeaving(async () => 'here')).resolves.toBe('here')
})

test('rejects at once on a failure', async () => {
  const { fail, heard } = startWork()
  fail()
  await vi.advanceTimersByTimeAsync(0)
  expect(heard).toHaveBeenCalledOnce()
})

test('rejects with a failure during navigation only if the page stays', async () => {
  const { fail, heard } = startWork()
  window.dispatchEvent(new Event('beforeunload'))
  fail()
  await vi.advanceTimersByTimeAsync(9999)
  expect(heard).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(heard).toHaveBeenCalledOnce()
})
