import { Worker } from 'node:worker_threads'
import { AppError } from '../../../app-error.ts'
import { paths } from '../../../paths.ts'
import { type Reply, type Request, toBuffer, toError } from './reader-messages.ts'
import { type ReadFile, UnreadableFile } from './record.ts'

const bounds = { memoryMb: 512, milliseconds: 60_000 }
const idleMilliseconds = 60_000
/** Uploads are kept in memory while they wait. */
const waitingMax = 8
/** Uploads of one member that are read or wait. */
const ownMax = 2

let thread: Worker | undefined
let idle: NodeJS.Timeout | undefined
/** Ends when all readings before have ended. */
let queue: Promise<unknown> = Promise.resolve()
let waiting = 0
/** Uploads that are read or wait, by member. */
const present = new Map<number, number>()

/**
 * Reads the files of a member's upload in a thread of its own, as `readFiles` or `readLetterboxdTable`:
 * one upload after the other. A reading that takes too long or too much memory ends with an
 * UnreadableFile. Throws `rate_limited` while many uploads wait, or several of the member's.
 */
export async function readInThread(
  userId: number,
  request: Exclude<Request, 'next'>,
  { memoryMb, milliseconds }: typeof bounds = bounds,
): Promise<ReadFile[]> {
  const own = present.get(userId) ?? 0
  if (waiting >= waitingMax || own >= ownMax) throw new AppError('rate_limited', { retryAfter: 30 })
  waiting += 1
  present.set(userId, own + 1)
  const result = queue.then(async () => {
    waiting -= 1
    clearTimeout(idle)
    thread ??= startThread(memoryMb)
    const timeout = AbortSignal.timeout(milliseconds)
    try {
      return await readWith(thread, request, timeout)
    } finally {
      idle = setTimeout(() => void endThread(), idleMilliseconds).unref()
    }
  })
  queue = result.catch(() => undefined)
  return result.finally(() => leave(userId))
}

function leave(userId: number): void {
  const own = (present.get(userId) ?? 0) - 1
  if (own > 0) present.set(userId, own)
  else present.delete(userId)
}

function startThread(maxOldGenerationSizeMb: number): Worker {
  const started = new Worker(paths.importReader, { resourceLimits: { maxOldGenerationSizeMb } })
  started.on('exit', () => {
    if (thread === started) thread = undefined
  })
  started.unref()
  return started
}

/** Ends the thread, if there is one. */
export async function endThread(): Promise<void> {
  const ended = thread
  thread = undefined
  await ended?.terminate()
}

const tooLarge = () =>
  new UnreadableFile('It is too large to read. Import the history in parts, or in a smaller file')

/** Asks for one piece after the other, so that each is received in a turn of the event loop of its own. */
function readWith(
  reader: Worker,
  request: Exclude<Request, 'next'>,
  timeout: AbortSignal,
): Promise<ReadFile[]> {
  const files: ReadFile[] = []
  const { promise, resolve, reject } = Promise.withResolvers<ReadFile[]>()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origins
  const ask = (message: Request) => reader.postMessage(message)
  const receive = (reply: Reply) => {
    if (reply.kind === 'end') return resolve(files)
    if (reply.kind === 'failure') return reject(toError(reply.failure))
    addTo(files, reply)
    return ask('next')
  }
  const fail = (error: Error) => {
    const isOutOfMemory = 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    reject(isOutOfMemory ? tooLarge() : error)
  }
  const exit = () => reject(tooLarge())
  const end = () => void endThread()
  reader.on('message', receive).on('error', fail).on('exit', exit)
  timeout.addEventListener('abort', end)
  ask(request)
  return promise.finally(() => {
    reader.off('message', receive).off('error', fail).off('exit', exit)
    timeout.removeEventListener('abort', end)
  })
}

function addTo(files: ReadFile[], reply: Extract<Reply, { kind: 'file' | 'rows' }>): void {
  if (reply.kind === 'file') {
    const { medley } = reply.file
    const picture = medley?.profile.picture
    if (medley && picture) medley.profile.picture = toBuffer(picture)
    files.push(reply.file)
    return
  }
  const file = files.at(-1)
  const rows: unknown[] | undefined =
    reply.rows === 'items' ? file?.medley?.items : file?.[reply.rows]
  for (const row of reply.piece) rows?.push(row)
}
