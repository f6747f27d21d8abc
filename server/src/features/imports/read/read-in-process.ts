import { type ChildProcess, fork } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { paths } from '../../../paths.ts'
import { type FileTime, watchFiles } from './file-time.ts'
import {
  type FromReader,
  type Reply,
  type Request,
  toBuffer,
  toError,
  type ToReader,
} from './reader-messages.ts'
import { type ReadFile, UnreadableFile } from '@medley/doors/record'

interface Bounds {
  memoryMb: number
  /** All files of an upload, by the clock. */
  milliseconds: number
  perFile: FileTime
}

const perFile = { milliseconds: 10_000, millisecondsPerMegabyte: 4_000 }
const boundsOfCalls: Bounds = { memoryMb: 512, milliseconds: 60_000, perFile }
/** Nobody waits for an answer, and a busy machine takes longer. */
export const boundsOfPlans: Bounds = { ...boundsOfCalls, milliseconds: 300_000 }
const idleMilliseconds = 60_000

/** Reads files in a process of its own, which starts with the first ones and ends when it has none for a minute. */
export class ImportReader {
  #process: ChildProcess | undefined
  #idle: NodeJS.Timeout | undefined

  /**
   * Reads the files of an upload, as `readFiles`, `readLetterboxdTable` or `readColumns`. Call it in turn. A reading
   * that takes too long or too much memory ends with an UnreadableFile: Node ends most threads that exceed their
   * memory, but dies with those that ask for too much of it at once, as for an array of millions.
   */
  async read(
    request: Exclude<Request, 'next'>,
    { memoryMb, milliseconds, perFile: ofFile }: Bounds = boundsOfCalls,
  ): Promise<ReadFile[]> {
    clearTimeout(this.#idle)
    this.#process ??= this.#start(memoryMb)
    const bounds = { timeout: AbortSignal.timeout(milliseconds), perFile: ofFile }
    try {
      return await readWith(this.#process, request, bounds, () => this.end())
    } finally {
      this.#idle = setTimeout(() => this.end(), idleMilliseconds).unref()
    }
  }

  /** Ends the process, if there is one. */
  end(): void {
    this.#process?.kill('SIGKILL')
    this.#process = undefined
  }

  #start(memoryMb: number): ChildProcess {
    const started = fork(fileURLToPath(paths.importReader), [String(memoryMb)], {
      execArgv: [],
      serialization: 'advanced',
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    })
    started.on('exit', () => {
      if (this.#process === started) this.#process = undefined
    })
    started.unref()
    started.channel?.unref()
    return started
  }
}

/** For calls, which wait for each other in `inTurn`, but for no plan. */
export const readerOfCalls = new ImportReader()
/** For the job that plans, of which a process runs one at a time. */
export const readerOfPlans = new ImportReader()

const tooLarge = (file: string | null = null) => new UnreadableFile({ code: 'tooLarge' }, { file })

/** Asks for one piece after the other, so that each is received in a turn of the event loop of its own. */
function readWith(
  process: ChildProcess,
  request: Exclude<Request, 'next'>,
  { timeout, perFile }: Pick<Bounds, 'perFile'> & { timeout: AbortSignal },
  end: () => void,
): Promise<ReadFile[]> {
  const files: ReadFile[] = []
  const { promise, resolve, reject } = Promise.withResolvers<ReadFile[]>()
  const send = (message: ToReader) => {
    // A process that has ended says so itself.
    process.send(message, () => undefined)
  }
  const watch = watchFiles(
    () => send('usage'),
    perFile,
    (file) => {
      reject(tooLarge(file))
      end()
    },
  )
  const receive = (reply: Reply) => {
    if (reply.kind === 'begin') return watch.begin(reply)
    watch.end()
    if (reply.kind === 'end') return resolve(files)
    if (reply.kind === 'failure') return reject(toError(reply.failure))
    addTo(files, reply)
    return send('next')
  }
  const hear = (message: FromReader) => {
    if (typeof message === 'number') watch.measure(message)
    else receive(message)
  }
  const exit = () => reject(tooLarge())
  process.on('message', hear).on('error', reject).on('exit', exit)
  timeout.addEventListener('abort', end)
  send(request)
  return promise.finally(() => {
    watch.end()
    process.off('message', hear).off('error', reject).off('exit', exit)
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
