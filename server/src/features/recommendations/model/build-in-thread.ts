import { once } from 'node:events'
import { totalmem } from 'node:os'
import { Worker } from 'node:worker_threads'
import { paths } from '../../../paths.ts'
import { densestWorks } from './ease.ts'
import type { Assignment, Effort, Piece, Reply, Request } from './trainer-messages.ts'

/** Of JavaScript's heap; matrices of numbers lie outside and are bounded by the number of their works. */
const maxOldGenerationSizeMb = 512
/** With less memory, the matrix of EASE^R has fewer works. */
const smallMachineBytes = 1.5 * 2 ** 30
const densestOnSmallMachine = 1000

/**
 * Builds a medium's model in a thread of its own: the report, then the neighbours, then word of the recommendations
 * that it stored, piece by piece. The thread goes on when the next piece is asked for. Ends with what it took.
 */
export async function* buildInThread(
  assignment: Omit<Assignment, 'densest'>,
  signal: AbortSignal,
): AsyncGenerator<Piece, Effort> {
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
    const request = {
      kind: 'build',
      assignment: { ...assignment, densest: densestHere() },
    } as const
    let reply = await ask(request)
    while (reply.kind !== 'end') {
      yield reply
      reply = await ask({ kind: 'next' })
    }
    return reply.effort
  } finally {
    await thread.terminate()
  }
}

function densestHere(): number {
  const memory = Math.min(totalmem(), process.constrainedMemory() || Infinity)
  return memory < smallMachineBytes ? densestOnSmallMachine : densestWorks
}
