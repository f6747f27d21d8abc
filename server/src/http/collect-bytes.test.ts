import fc from 'fast-check'
import { expect, test } from 'vitest'
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
