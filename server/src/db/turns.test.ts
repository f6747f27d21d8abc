import { expect, test } from 'vitest'
import { Turns } from './turns.ts'

test('gives the next turn to the one whose work began first', async () => {
  const turns = new Turns(1, 60_000)
  await turns.take(0)
  const order: number[] = []
  const all = [30, 10, 20, 10.5].map((since) => turns.take(since).then(() => order.push(since)))
  expect(turns.waiting).toBe(4)
  for (const _ of all) turns.end()
  await Promise.all(all)
  expect(order).toEqual([10, 10.5, 20, 30])
})

test('lets as many at a time have a turn as it was told', async () => {
  const turns = new Turns(2, 60_000)
  await Promise.all([turns.take(0), turns.take(0)])
  let hasTurn = false
  const third = turns.take(0).then(() => (hasTurn = true))
  await Promise.resolve()
  expect(hasTurn).toBe(false)
  turns.end()
  await third
  expect(turns.waiting).toBe(0)
})

test('fails who waits for too long, and serves those behind', async () => {
  const turns = new Turns(1, 20)
  await turns.take(0)
  await expect(turns.take(1)).rejects.toThrow('within 20 ms')
  expect(turns.waiting).toBe(0)
  const next = turns.take(2)
  turns.end()
  await next
})
