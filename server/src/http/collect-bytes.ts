import { takeTurn } from '../parsing/yield-to-event-loop.ts'

/** From this size on, memory for all bytes that can follow is taken at once. */
const stepMax = 1_000_000
const firstStep = 65_536

/**
 * The bytes of a stream in one buffer with memory of its own. They are copied as they arrive, because
 * joining millions of bytes at the end blocks the event loop; large files arrive in turns with each other.
 * `bytesMax` is how many can follow.
 */
export async function collectBytes(
  stream: AsyncIterable<Buffer>,
  bytesMax: number,
): Promise<Buffer> {
  let memory = Buffer.allocUnsafeSlow(Math.min(firstStep, bytesMax))
  let size = 0
  for await (const chunk of stream) {
    const needed = size + chunk.length
    if (needed > memory.length) {
      const larger = Buffer.allocUnsafeSlow(sizeFor(needed, bytesMax))
      memory.copy(larger, 0, 0, size)
      memory = larger
    }
    chunk.copy(memory, size)
    size = needed
    if (size > firstStep) await takeTurn()
  }
  return memory.subarray(0, size)
}

function sizeFor(needed: number, bytesMax: number): number {
  if (needed > stepMax) return Math.max(needed, bytesMax)
  return Math.min(2 * needed, Math.max(needed, bytesMax))
}
