// Preloaded into the product's process: records the statements of marked requests.
// JavaScript, since Node would load its compiler of types into the measured process, which takes 18 MB.
import { AsyncLocalStorage } from 'node:async_hooks'
import { Server } from 'node:http'
import { createRequire } from 'node:module'
import path from 'node:path'
import { isMainThread } from 'node:worker_threads'

/** @import { IncomingMessage } from 'node:http' */
/** @import { Statement } from './calls.ts' */

/** The header with the name of a call whose statements are recorded. */
export const markHeader = 'x-bench-call'

/** @type {Map<string, Statement[]>} */
const recorded = new Map()
/** @type {AsyncLocalStorage<Statement[]>} */
const current = new AsyncLocalStorage()

if (isMainThread && process.send) watch()

function watch() {
  watchRequests()
  watchStatements()
  process.on('message', (/** @type {string} */ call) => {
    process.send?.(takeStatements(call))
  })
  process.channel?.unref()
}

/** Statements belong to the request in whose asynchronous context they are issued. */
function watchRequests() {
  const emit = Server.prototype.emit
  /** @this {Server} @param {string} name @param {unknown[]} args */
  function emitWatched(name, ...args) {
    const run = () => Boolean(Reflect.apply(emit, this, [name, ...args]))
    if (name !== 'request') return run()
    const [request] = /** @type {[IncomingMessage]} */ (args)
    const call = request.headers[markHeader]
    if (typeof call !== 'string') return run()
    const list = recorded.get(call) ?? []
    recorded.set(call, list)
    return current.run(list, run)
  }
  Server.prototype.emit = /** @type {typeof emit} */ (emitWatched)
}

function watchStatements() {
  /** @type {typeof import('pg')} */
  const pg = createRequire(path.resolve('server/package.json'))('pg')
  const { prototype } = pg.Client
  const query = prototype.query
  /** @this {import('pg').Client} @param {unknown[]} args */
  function queryRecorded(...args) {
    const statement = statementOf(args)
    if (statement) current.getStore()?.push(statement)
    return Reflect.apply(query, this, args)
  }
  prototype.query = /** @type {typeof query} */ (queryRecorded)
}

/** @param {unknown[]} args @returns {Statement | undefined} */
function statementOf([asked, given = []]) {
  const values = /** @type {unknown[]} */ (given)
  if (typeof asked === 'string') return { text: asked, values }
  const { text, name, values: own } = /** @type {Partial<Statement>} */ (asked)
  if (text === undefined) return undefined
  return { text, values: own ?? values, ...(name !== undefined && { name }) }
}

/** @param {string} call */
function takeStatements(call) {
  const list = recorded.get(call) ?? []
  recorded.delete(call)
  return list
}
