import { readFile } from 'node:fs/promises'
import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { chunk } from '../../../parsing/chunk.ts'
import { type BeginFile, readFiles } from '@medley/doors/read-files'
import { readLetterboxdTable } from '@medley/doors/read-table'
import { type Reply, type Request, toFailure } from './reader-messages.ts'
import { readColumns } from '@medley/doors/table/read-columns'
import type { InputFile, ReadFile, StoredFile } from '@medley/doors/record'

const tasks = { import: readFiles, table: readLetterboxdTable, columns: readColumns }
const rowsAtOnce = 250
const niceness = 10

/** Reads files in this thread and replies piece by piece, so that receiving a large result blocks nothing. */
export function answerReadings(): void {
  const port = parentPort
  if (!port) throw new Error('This runs in a thread')
  // On Linux this concerns the calling thread alone, elsewhere the whole process.
  if (process.platform === 'linux') setPriority(niceness)
  const begin: BeginFile = ({ name, bytes }) => {
    const reply: Reply = { kind: 'begin', file: name, bytes: bytes.length }
    port.postMessage(reply)
  }
  let replies: Iterator<Reply> | AsyncIterator<Reply> = [][Symbol.iterator]()
  port.on('message', (request: Request) => {
    if (request !== 'next') replies = repliesTo(request, begin)
    void Promise.resolve(replies.next()).then(({ value }) => port.postMessage(value))
  })
}

async function* repliesTo(
  { task, uploads, reading }: Exclude<Request, 'next'>,
  begin: BeginFile,
): AsyncGenerator<Reply, Reply> {
  try {
    const files = await tasks[task](await loadAll(uploads), reading, begin)
    for (const file of files) yield* piecesOf(file)
  } catch (error) {
    return { kind: 'failure', failure: toFailure(error) }
  }
  return { kind: 'end' }
}

function loadAll(uploads: readonly StoredFile[]): Promise<InputFile[]> {
  return Promise.all(uploads.map(async ({ name, path }) => ({ name, bytes: await readFile(path) })))
}

function* piecesOf(file: ReadFile): Generator<Reply> {
  const { records, leftOut, lists, medley } = file
  const rest = medley ? { medley: { ...medley, items: [] } } : {}
  yield { kind: 'file', file: { ...file, records: [], leftOut: [], lists: [], ...rest } }
  const parts = { records, leftOut, lists, items: medley?.items ?? [] }
  for (const [rows, all] of Object.entries(parts)) {
    for (const piece of chunk<unknown>(all, rowsAtOnce)) {
      // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the name and the rows are of one part
      yield { kind: 'rows', rows, piece } as Reply
    }
  }
}
