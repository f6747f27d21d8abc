import { expect, test } from 'vitest'
import { ConnectionQueue, type ConnectionUser } from './connection-queue.ts'

const user = (since = 0): ConnectionUser => ({ since })

test('gives the next turn to the one whose work began first', async () => {
  const queue = new ConnectionQueue(1, 3, 60_000)
  const first = user()
  await queue.take(first)
  const order: number[] = []
  const users = [30, 10, 20, 10.5].map(user)
  const all = users.map((one) => queue.take(one).then(() => order.push(one.since)))
  expect(queue.waiting).toBe(4)
  for (const one of [first, ...users.toSorted((a, b) => a.since - b.since)]) queue.end(one)
  await Promise.all(all)
  expect(order).toEqual([10, 10.5, 20, 30])
})

test('lets as many at a time have a turn as configured', async () => {
  const queue = new ConnectionQueue(2, 3, 60_000)
  const first = user()
  await Promise.all([queue.take(first), queue.take(user())])
  let hasTurn = false
  const third = queue.take(user()).then(() => (hasTurn = true))
  await Promise.resolve()
  expect(hasTurn).toBe(false)
  queue.end(first)
  await third
  expect(queue.waiting).toBe(0)
})

test('fails who waits for too long, and serves those behind', async () => {
  const queue = new ConnectionQueue(1, 3, 20)
  const first = user()
  await queue.take(first)
  await expect(queue.take(user(1))).rejects.toThrow('within 20 ms')
  expect(queue.waiting).toBe(0)
  const next = queue.take(user(2))
  queue.end(first)
  await next
})

test('leaves turns to others while one has many things to read', async () => {
  const queue = new ConnectionQueue(4, 3, 60_000)
  const [greedy, other] = [user(0), user(1)]
  await Promise.all([queue.take(greedy), queue.take(greedy), queue.take(greedy)])
  const fourth = queue.take(greedy)
  expect(queue.waiting).toBe(1)
  await queue.take(other)
  const second = queue.take(other)
  queue.end(greedy)
  await fourth
  expect(queue.waiting).toBe(1)
  queue.end(greedy)
  await second
})
