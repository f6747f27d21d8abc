import { expect, test } from 'vitest'
import { createTestClock } from '../../testing/test-clock.ts'
import { rememberVerified } from './verified-tokens.ts'

const minute = 60_000

function setUp(timeExpires: (now: number) => number) {
  const clock = createTestClock()
  const verified: string[] = []
  const expires = timeExpires(clock.now().getTime())
  const read = rememberVerified(async (token) => {
    verified.push(token)
    const isValid = token !== 'forged' && clock.now().getTime() < expires
    return isValid ? { claims: `of ${token}`, timeExpires: expires } : null
  }, clock)
  return { clock, read, verified }
}

test('a token is verified again after a minute', async () => {
  const { clock, read, verified } = setUp(() => Infinity)
  expect([await read('a'), await read('a'), await read('b')]).toEqual(['of a', 'of a', 'of b'])
  expect(verified).toEqual(['a', 'b'])
  clock.advance(minute)
  expect(await read('a')).toBe('of a')
  expect(verified).toEqual(['a', 'b', 'a'])
})

test('a token is refused as soon as it expires', async () => {
  const { clock, read } = setUp((now) => now + 1000)
  expect(await read('a')).toBe('of a')
  clock.advance(1000)
  expect(await read('a')).toBeNull()
})

test('a refused token is verified each time', async () => {
  const { read, verified } = setUp(() => Infinity)
  expect([await read('forged'), await read('forged')]).toEqual([null, null])
  expect(verified).toHaveLength(2)
})

test('forgets the oldest of more than ten thousand tokens', async () => {
  const { read, verified } = setUp(() => Infinity)
  for (let n = 0; n <= 10_000; n += 1) await read(String(n))
  await read('10000')
  expect(verified).toHaveLength(10_001)
  await read('0')
  expect(verified).toHaveLength(10_002)
})
