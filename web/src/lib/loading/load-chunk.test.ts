import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { loadChunk } from './load-chunk.ts'

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

const never = () => new Promise<never>(() => undefined)

test('resolves to the loaded module and clears the timer', async () => {
  expect(await loadChunk(async () => 'screen')).toBe('screen')
  expect(vi.getTimerCount()).toBe(0)
})

test('fails a chunk that does not load after two minutes, not before', async () => {
  let failure: unknown
  const loading = loadChunk(never).catch((error: unknown) => {
    failure = error
  })
  await vi.advanceTimersByTimeAsync(119_999)
  expect(failure).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  await loading
  expect(failure).toMatchObject({ cause: { message: 'It did not load in time' } })
})

test('rejects at once when loading fails', async () => {
  await expect(loadChunk(() => Promise.reject(new Error('offline')))).rejects.toMatchObject({
    cause: { message: 'offline' },
  })
  expect(vi.getTimerCount()).toBe(0)
})
