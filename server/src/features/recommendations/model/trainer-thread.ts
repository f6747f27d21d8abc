import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { buildModel, type BuildSettings } from './build-model.ts'
import { MemberWorks } from './member-works.ts'
import type { Piece, Reply, Request } from './trainer-messages.ts'

const niceness = 10
const rowsAtOnce = 200
const membersAtOnce = 50

/** Builds models in this thread and replies piece by piece, so that receiving them blocks nothing. */
export function answerBuilds(): void {
  const port = parentPort
  if (!port) throw new Error('This runs in a thread')
  // On Linux this concerns the calling thread alone, elsewhere the whole process.
  if (process.platform === 'linux') setPriority(niceness)
  let members = new MemberWorks([])
  let pieces: Iterator<Piece> = [][Symbol.iterator]()
  const answer = (request: Request): Reply => {
    if (request.kind === 'begin') members = new MemberWorks(request.leftOut)
    if (request.kind === 'members') for (const row of request.rows) members.add(row)
    if (request.kind === 'begin' || request.kind === 'members') return { kind: 'taken' }
    if (request.kind === 'build') pieces = piecesOf(members, request.settings)
    const next = pieces.next()
    return next.done ? { kind: 'end', cpuSeconds: cpuSeconds() } : next.value
  }
  port.on('message', (request: Request) => port.postMessage(answer(request)))
}

function* piecesOf(members: MemberWorks, settings: BuildSettings): Generator<Piece, void> {
  const { report, rows, scores } = buildModel(members, settings)
  yield { kind: 'report', report }
  for (const some of groupsOf(rows, rowsAtOnce)) yield { kind: 'neighbours', rows: some }
  for (const some of groupsOf(scores, membersAtOnce)) yield { kind: 'scores', members: some }
}

function* groupsOf<T>(all: Iterable<T>, size: number): Generator<T[]> {
  let group: T[] = []
  for (const one of all) {
    group.push(one)
    if (group.length < size) continue
    yield group
    group = []
  }
  if (group.length > 0) yield group
}

function cpuSeconds(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1e6
}
