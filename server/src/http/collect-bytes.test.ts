import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countTurns } from '../testing/count-turns.ts'
import { collectBytes } from './collect-bytes.ts'

async function* streamOf(chunks: readonly Buffer[]): AsyncGenerator<Buffer> {
  yield* chunks
}

test('collects any chunks, also more than were announced', async () => {
  const chunk = fc.nat(300_000).map((length) => Buffer.alloc(length, length % 251))
  await fc.assert(
    fc.asyncProperty(
      fc.array(chunk, { maxLength: 9 }),
      fc.nat(3_000_000),
      async (chunks, bytesMax) => {
        const bytes = await collectBytes(streamOf(chunks), bytesMax)
        expect(bytes.equals(Buffer.concat(chunks))).toBe(true)
      },
    ),
    { numRuns: 50 },
  )
})

test('reads one piece per turn of the event loop from large files that arrive at once', async () => {
  const loop = countTurns()
  const turns: number[] = []
  async function* file(): AsyncGenerator<Buffer> {
    yield Buffer.alloc(100_000)
    for (let piece = 0; piece < 5; piece += 1) {
      turns.push(loop.turns)
      yield Buffer.alloc(100_000)
    }
  }
  await Promise.all([collectBytes(file(), 600_000), collectBytes(file(), 600_000)])
  loop.stop()
  expect(turns).toHaveLength(10)
  expect(new Set(turns).size).toBe(turns.length)
})
