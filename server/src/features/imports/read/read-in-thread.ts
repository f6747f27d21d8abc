import { Worker } from 'node:worker_threads'
import { paths } from '../../../paths.ts'
import { type FileTime, watchFiles } from './file-time.ts'
import { type Reply, type Request, toBuffer, toError } from './reader-messages.ts'
import { type ReadFile, UnreadableFile } from '@medley/doors/record'

interface Bounds {
  memoryMb: number
  /** All files of an upload, by the clock. */
  milliseconds: number
  perFile: FileTime
}

const bounds: Bounds = {
  memoryMb: 512,
  milliseconds: 60_000,
  perFile: { milliseconds: 10_000, millisecondsPerMegabyte: 4_000 },
}
const idleMilliseconds = 60_000

let thread: Worker | undefined
let idle: NodeJS.Timeout | undefined

/**
 * Reads the files of an upload in a thread of its own, as `readFiles` or `readLetterboxdTable`.
 * Call it in turn. A reading that takes too long or too much memory
 * ends with an UnreadableFile.
 */
export async function readInThread(
  request: Exclude<Request, 'next'>,
  { memoryMb, milliseconds, perFile }: Bounds = bounds,
): Promise<ReadFile[]> {
  clearTimeout(idle)
  thread ??= startThread(memoryMb)
  const timeout = AbortSignal.timeout(milliseconds)
  try {
    return await readWith(thread, request, { timeout, perFile })
  } finally {
    idle = setTimeout(() => void endThread(), idleMilliseconds).unref()
  }
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

const tooLarge = (file: string | null = null) => new UnreadableFile({ code: 'tooLarge' }, { file })

/** Asks for one piece after the other, so that each is received in a turn of the event loop of its own. */
function readWith(
  reader: Worker,
  request: Exclude<Request, 'next'>,
  { timeout, perFile }: Pick<Bounds, 'perFile'> & { timeout: AbortSignal },
): Promise<ReadFile[]> {
  const files: ReadFile[] = []
  const { promise, resolve, reject } = Promise.withResolvers<ReadFile[]>()
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- threads have no origins
  const ask = (message: Request) => reader.postMessage(message)
  const watch = watchFiles(reader, perFile, (file) => {
    reject(tooLarge(file))
    void endThread()
  })
  const receive = (reply: Reply) => {
    if (reply.kind === 'begin') return watch.begin(reply)
    watch.end()
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
    watch.end()
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
