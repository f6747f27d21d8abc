import { expect, test } from 'vitest'
import { ConnectionQueue } from './connection-queue.ts'

test('gives the next turn to the one whose work began first', async () => {
  const queue = new ConnectionQueue(1, 60_000)
  await queue.take(0)
  const order: number[] = []
  const all = [30, 10, 20, 10.5].map((since) => queue.take(since).then(() => order.push(since)))
  expect(queue.waiting).toBe(4)
  for (const _ of all) queue.end()
  await Promise.all(all)
  expect(order).toEqual([10, 10.5, 20, 30])
})

test('lets as many at a time have a turn as it was told', async () => {
  const queue = new ConnectionQueue(2, 60_000)
  await Promise.all([queue.take(0), queue.take(0)])
  let hasTurn = false
  const third = queue.take(0).then(() => (hasTurn = true))
  await Promise.resolve()
  expect(hasTurn).toBe(false)
  queue.end()
  await third
  expect(queue.waiting).toBe(0)
})

test('fails who waits for too long, and serves those behind', async () => {
  const queue = new ConnectionQueue(1, 20)
  await queue.take(0)
  await expect(queue.take(1)).rejects.toThrow('within 20 ms')
  expect(queue.waiting).toBe(0)
  const next = queue.take(2)
  queue.end()
  await next
})
