import { afterEach, expect, test, vi } from 'vitest'
import { Follower } from './follow-instance.ts'

const stops: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const stop of stops.splice(0)) await stop()
})

function follow(read: () => Promise<number>, apply: (state: number) => Promise<void>) {
  const warn = vi.fn()
  const follower = new Follower({ initial: 0, read, apply, log: { warn, error: warn } })
  follower.start()
  stops.push(() => follower.stop())
  return { follower, warn }
}

test('takes over another state, once', async () => {
  const taken: number[] = []
  let reads = 0
  const { follower } = follow(
    async () => {
      reads += 1
      return 1
    },
    async (state) => void taken.push(state),
  )
  follower.lookNow()
  await vi.waitFor(() => expect(taken).toEqual([1]))
  follower.lookNow()
  await vi.waitFor(() => expect(reads).toBeGreaterThan(1))
  expect(taken).toEqual([1])
})

test('tries again what could not be taken over', async () => {
  let tries = 0
  const { follower, warn } = follow(
    async () => 1,
    async () => {
      tries += 1
      if (tries === 1) throw new Error('no')
    },
  )
  follower.lookNow()
  await vi.waitFor(() => expect(warn).toHaveBeenCalledOnce())
  follower.lookNow()
  await vi.waitFor(() => expect(tries).toBe(2))
})
