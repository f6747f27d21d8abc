// Preloaded into the product's process: records the statements of marked requests, counts all statements,
// and reports processor time and CPU profiles.
import { AsyncLocalStorage } from 'node:async_hooks'
import { Server, type IncomingMessage } from 'node:http'
import { Session, type Profiler } from 'node:inspector/promises'
import { createRequire } from 'node:module'
import path from 'node:path'
import { isMainThread } from 'node:worker_threads'
import type Pg from 'pg'
import type { Client } from 'pg'

/** The header with the name of a call whose statements are recorded. */
export const markHeader = 'x-bench-call'

/** A statement as the product hands it to the driver of the database. */
export interface Statement {
  text: string
  /** Without a name, the statement is parsed each time. */
  name?: string
  values: unknown[]
}

/** Processor times in milliseconds since the process started, memory in bytes. */
export interface Usage {
  process: number
  thread: number
  statements: number
  memory: number
}

export type Question =
  | { ask: 'usage' }
  | { ask: 'statements'; call: string }
  | { ask: 'start profile' }
  | { ask: 'end profile' }

export interface Answers {
  usage: Usage
  statements: Statement[]
  'start profile': null
  'end profile': Profiler.Profile
}

const samplingMicroseconds = 250

let statements = 0
const recorded = new Map<string, Statement[]>()
const current = new AsyncLocalStorage<Statement[]>()
const inspector = new Session()

if (isMainThread && process.send) watch()

function watch(): void {
  watchRequests()
  watchStatements()
  process.on('message', (question: Question) => {
    void answer(question).then((result) => process.send?.(result))
  })
  process.channel?.unref()
}

/** Statements belong to the request in whose asynchronous context they are issued. */
function watchRequests(): void {
  const emit = Server.prototype.emit
  Server.prototype.emit = function (this: Server, name: string, ...args: unknown[]) {
    const run = () => Reflect.apply(emit, this, [name, ...args]) as boolean
    if (name !== 'request') return run()
    const call = (args[0] as IncomingMessage).headers[markHeader]
    if (typeof call !== 'string') return run()
    const list = recorded.get(call) ?? []
    recorded.set(call, list)
    return current.run(list, run)
  } as typeof emit
}

/** The product's own copy of the package, which is another one in the folder of another revision. */
function watchStatements(): void {
  const pg = createRequire(path.resolve('server/package.json'))('pg') as typeof Pg
  const { prototype } = pg.Client
  const query = prototype.query
  prototype.query = function (this: Client, ...args: unknown[]) {
    statements += 1
    const statement = statementOf(args)
    if (statement) current.getStore()?.push(statement)
    return Reflect.apply(query, this, args)
  } as typeof query
}

function statementOf([asked, values = []]: unknown[]): Statement | undefined {
  if (typeof asked === 'string') return { text: asked, values: values as unknown[] }
  const { text, name, values: own } = asked as Partial<Statement>
  if (text === undefined) return undefined
  return { text, values: own ?? (values as unknown[]), ...(name !== undefined && { name }) }
}

async function answer(question: Question): Promise<Answers[Question['ask']]> {
  if (question.ask === 'usage') return usage()
  if (question.ask === 'statements') return takeStatements(question.call)
  if (question.ask === 'start profile') return startProfile()
  const { profile } = await inspector.post('Profiler.stop')
  return profile
}

function usage(): Usage {
  const ms = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1000
  return {
    process: ms(process.cpuUsage()),
    thread: ms(process.threadCpuUsage()),
    statements,
    memory: process.memoryUsage.rss(),
  }
}

function takeStatements(call: string): Statement[] {
  const list = recorded.get(call) ?? []
  recorded.delete(call)
  return list
}

async function startProfile(): Promise<null> {
  inspector.connect()
  await inspector.post('Profiler.enable')
  await inspector.post('Profiler.setSamplingInterval', { interval: samplingMicroseconds })
  await inspector.post('Profiler.start')
  return null
}
