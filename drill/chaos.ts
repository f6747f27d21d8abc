import { setTimeout as sleep } from 'node:timers/promises'
import { createRandom } from './random.ts'
import type { DrilledProduct, KillKind } from './product.ts'
import type { Writer } from './writer.ts'

const recoveryMax = 240_000

export interface Kill {
  kind: KillKind
  /** Until the first answer to a write that was sent after the kill. */
  milliseconds: number
}

/**
 * Kills what the seed chooses, at times that it chooses, until `end` (milliseconds since 1970); each kind comes before
 * one comes again. Kills again only after writes are answered.
 */
export async function killOn(
  product: DrilledProduct,
  writer: Writer,
  { seed, end, pauseMax }: { seed: number; end: number; pauseMax: number },
  signal: AbortSignal,
): Promise<Kill[]> {
  const random = createRandom(seed)
  const kills: Kill[] = []
  let waiting: KillKind[] = []
  while (Date.now() < end && !signal.aborted) {
    if (waiting.length === 0) waiting = [...product.kinds]
    const [kind] = waiting.splice(random.below(waiting.length), 1)
    await sleep(500 + random.below(pauseMax))
    const time = Date.now()
    if (kind === undefined || !product.kill(kind)) continue
    const milliseconds = (await untilWritesAgain(writer, time, signal)) - time
    kills.push({ kind, milliseconds })
    process.stdout.write(`killed: ${kind}; writes again after ${milliseconds} ms\n`)
  }
  return kills
}

async function untilWritesAgain(
  writer: Writer,
  time: number,
  signal: AbortSignal,
): Promise<number> {
  while (Date.now() < time + recoveryMax && !signal.aborted) {
    const answered = writer.firstAnswerAfter(time)
    if (answered !== undefined) return answered
    await sleep(20)
  }
  throw new Error('No write was answered after a kill')
}
