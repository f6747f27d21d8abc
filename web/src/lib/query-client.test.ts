import { MutationObserver } from '@tanstack/react-query'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ApiError } from './api.ts'
import { queryClient } from './query-client.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  queryClient.clear()
})

const overloaded = () => new ApiError('overloaded', 503, 'Busy', [], { retryAfter: 3 })

/** Fails with these errors, one a call, and then succeeds. */
function failWith(...errors: Error[]) {
  return vi.fn(() => {
    const error = errors.shift()
    return error ? Promise.reject(error) : Promise.resolve('done')
  })
}

const read = (queryFn: () => Promise<string>) => queryClient.query({ queryKey: ['it'], queryFn })
const write = (mutationFn: () => Promise<string>) =>
  new MutationObserver(queryClient, { mutationFn }).mutate()

test.each([
  ['read', read],
  ['write', write],
])('a %s that a busy server refuses is repeated after the time it tells', async (_, run) => {
  const call = failWith(overloaded())
  const result = run(call)
  await vi.advanceTimersByTimeAsync(2_900)
  expect(call).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(200)
  expect(call).toHaveBeenCalledTimes(2)
  await expect(result).resolves.toBe('done')
})

test('a request that stays refused fails after two more tries', async () => {
  const call = failWith(overloaded(), overloaded(), overloaded())
  await Promise.all([
    expect(write(call)).rejects.toMatchObject({ code: 'overloaded' }),
    vi.advanceTimersByTimeAsync(7_000),
  ])
  expect(call).toHaveBeenCalledTimes(3)
})

test('a write that may have been done is not repeated', async () => {
  const call = failWith(new ApiError('network', 0, 'No answer'))
  await Promise.all([
    expect(write(call)).rejects.toMatchObject({ code: 'network' }),
    vi.advanceTimersByTimeAsync(7_000),
  ])
  expect(call).toHaveBeenCalledTimes(1)
})

test('a read without an answer is repeated', async () => {
  const call = failWith(new ApiError('network', 0, 'No answer'))
  const result = read(call)
  await vi.advanceTimersByTimeAsync(1_000)
  await expect(result).resolves.toBe('done')
})
