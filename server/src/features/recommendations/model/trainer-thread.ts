import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { buildPieces } from '../build/recommendations.pieces.service.ts'
import type { Piece, Reply, Request } from './trainer-messages.ts'

const niceness = 10

/** Builds models in this thread and replies piece by piece, so that receiving them blocks nothing. */
export function answerBuilds(): void {
  const port = parentPort
  if (!port) throw new Error('This runs in a thread')
  // On Linux this concerns the calling thread alone, elsewhere the whole process.
  if (process.platform === 'linux') setPriority(niceness)
  let pieces: AsyncIterator<Piece> | undefined
  let trained = 0
  const answer = async (request: Request): Promise<Reply> => {
    if (request.kind === 'build') pieces = buildPieces(request.assignment)
    const next = await pieces?.next()
    if (!next || next.done) {
      return {
        kind: 'end',
        effort: { cpuSeconds: trained, storingSeconds: cpuSeconds() - trained },
      }
    }
    if (next.value.kind === 'report') trained = cpuSeconds()
    return next.value
  }
  // A failure ends the thread, which the other side hears.
  port.on(
    'message',
    (request: Request) => void answer(request).then((reply) => port.postMessage(reply)),
  )
}

function cpuSeconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1e6
}
