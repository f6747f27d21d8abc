import { once } from 'node:events'
import { totalmem } from 'node:os'
import { Worker } from 'node:worker_threads'
import { paths } from '../../../paths.ts'
import type { ShippedPair } from './build-model.ts'
import { densestWorks } from './ease.ts'
import type { MemberRow } from './member-works.ts'
import type { Piece, Reply, Request } from './trainer-messages.ts'

/** Of JavaScript's heap; matrices of numbers lie outside and are bounded by the number of their works. */
const maxOldGenerationSizeMb = 512
/** With less memory, the matrix of EASE^R has fewer works. */
const smallMachineBytes = 1.5 * 2 ** 30
const densestOnSmallMachine = 1000

interface Material {
  members: AsyncIterable<readonly MemberRow[]>
  /** Works that nothing is learnt about. */
  leftOut: readonly number[]
  shipped: readonly ShippedPair[]
}

/**
 * Builds a medium's model in a thread of its own: the report, then the neighbours, then the scores of active members,
 * piece by piece. Ends with the processor time of the thread, in seconds.
 */
export async function* buildInThread(
  { members, leftOut, shipped }: Material,
  signal: AbortSignal,
): AsyncGenerator<Piece, number> {
  const thread = new Worker(paths.modelTrainer, { resourceLimits: { maxOldGenerationSizeMb } })
  const ask = async (request: Request): Promise<Reply> => {
    const answered = once(thread, 'message', { signal })
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origins
    thread.postMessage(request)
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what the thread sends, one message each
    const [reply] = (await answered) as [Reply]
    return reply
  }
  try {
    await ask({ kind: 'begin', leftOut: Int32Array.from(leftOut) })
    for await (const rows of members) await ask({ kind: 'members', rows })
    let reply = await ask({ kind: 'build', settings: { shipped, densest: densestHere() } })
    while (reply.kind !== 'end' && reply.kind !== 'taken') {
      yield reply
      reply = await ask({ kind: 'next' })
    }
    return reply.kind === 'end' ? reply.cpuSeconds : 0
  } finally {
    await thread.terminate()
  }
}

function densestHere(): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity)
  return memory < smallMachineBytes ? densestOnSmallMachine : densestWorks
}
