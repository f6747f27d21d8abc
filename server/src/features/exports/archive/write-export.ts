import type { Context } from '../../../context.ts'
import { transaction } from '../../../db/transaction.ts'
import type { RunningJob } from '../../../jobs/job-kind.ts'
import { filesOf } from './contents.ts'
import { clearPieces, endExport, insertPiece } from '../exports.queries.ts'
import { zipOf } from './zip.ts'

type ExportContext = Pick<Context, 'db' | 'clock' | 'files' | 'targets'>

interface ExportName {
  userId: number
  exportId: number
}

const pieceBytes = 256 * 1024

/** Writes the ZIP of an export in pieces and sets its final state. Every run starts from scratch. */
export async function writeExport(
  ctx: ExportContext,
  name: ExportName,
  job: Pick<RunningJob, 'assertLease' | 'signal' | 'isLast'>,
): Promise<void> {
  try {
    const isWanted = await transaction(ctx.db, async (tx) => {
      await job.assertLease(tx)
      return clearPieces(tx, name.exportId)
    })
    if (isWanted) await writePieces(ctx, name, job)
  } catch (error) {
    if (job.isLast && !job.signal.aborted) {
      await transaction(ctx.db, async (tx) => {
        await job.assertLease(tx)
        await clearPieces(tx, name.exportId)
        await endExport(tx, name, { state: 'failed', size: 0 })
      })
    }
    throw error
  }
}

async function writePieces(
  ctx: ExportContext,
  name: ExportName,
  job: Pick<RunningJob, 'assertLease' | 'signal'>,
): Promise<void> {
  const entries = await filesOf(ctx, name.userId)
  let size = 0
  let position = 0
  for await (const piece of inPieces(zipOf(entries, ctx.clock.now()))) {
    job.signal.throwIfAborted()
    size += piece.length
    position += 1
    const index = position
    await transaction(ctx.db, async (tx) => {
      await job.assertLease(tx)
      await insertPiece(tx, name.exportId, index, piece)
    })
  }
  const ready = { state: 'ready', size } as const
  await transaction(ctx.db, async (tx) => {
    await job.assertLease(tx)
    await endExport(tx, name, ready)
  })
}

async function* inPieces(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = []
  let length = 0
  for await (const chunk of chunks) {
    waiting.push(chunk)
    length += chunk.length
    if (length < pieceBytes) continue
    yield Buffer.concat(waiting)
    waiting = []
    length = 0
  }
  if (length > 0) yield Buffer.concat(waiting)
}
