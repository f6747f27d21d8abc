import { dirname, join } from 'node:path'
import { root } from '../tools/workspace.mjs'
import { createClock, maySetClock } from './clock.ts'
import { fillDisk, mayFill } from './fill-disk.ts'
import { databaseOf, killServer, send } from './processes.ts'
import { findFreePort, untilReady } from './ready.ts'
import { type Program, supervise, type Supervised } from './supervise.ts'

export const killKinds = [
  'server',
  'worker',
  'database',
  'group of the server',
  'group of the worker',
  'everything at once',
  'disk full for 5 seconds',
  'clock steps by 10 minutes',
] as const
export type KillKind = (typeof killKinds)[number]

/** A built product as a web process and a worker on the embedded database; each is started again when it ends. */
export interface DrilledProduct {
  url: string
  pgFolder: string
  /** Permitted disturbances: a full disk only where the data is on a small one, clock steps only with libfaketime. */
  kinds: readonly KillKind[]
  /** Starts both and waits until they are ready. */
  start(): Promise<void>
  /** Kills without warning; whether there was something to kill. */
  kill(kind: KillKind): boolean
  /** Starts a worker of this folder's build, which migrates the database, and then stops the one before. */
  replaceWorker(): Promise<void>
  /** Stops the web process, and starts one of this folder's build at its address. */
  replaceWeb(): Promise<void>
  /** Stops both in order. Throws if one does not end in order, or the database keeps running. */
  stop(): Promise<void>
  /** Ends all of its processes, without order. */
  abandon(): void
}

/** `build` is the folder of the product's build: this one, or that of an older revision. */
export async function createProduct(
  build: string,
  dataFolder: string,
  logPath: string,
): Promise<DrilledProduct> {
  const [webPort, workerPort, nextWorkerPort] = await findFreePorts()
  const pgFolder = join(dataFolder, 'pg')
  const clock = createClock(dirname(logPath))
  const settings = { DATA_DIR: dataFolder, ...clock.settings }
  const superviseRole = (role: 'web' | 'worker', port: number, folder: string) =>
    superviseProduct({ role, port, folder, logPath, settings })
  let web = superviseRole('web', webPort, build)
  let worker = superviseRole('worker', workerPort, build)
  const kills: { [Kind in KillKind]: () => boolean } = {
    server: () => web.kill(),
    worker: () => worker.kill(),
    database: () => send(databaseOf(pgFolder)),
    'group of the server': () => web.killGroup(),
    'group of the worker': () => worker.killGroup(),
    'everything at once': () =>
      [web.killGroup(), worker.killGroup(), killServer(pgFolder)].includes(true),
    'disk full for 5 seconds': () => fillDisk(dataFolder, 5_000),
    'clock steps by 10 minutes': () => clock.step(),
  }
  return {
    url: urlOf(webPort),
    pgFolder,
    kinds: killKinds.filter((kind) => isPossible(kind, dataFolder)),
    async start() {
      web.start()
      await web.untilReady()
      worker.start()
      await worker.untilReady()
    },
    kill: (kind) => kills[kind](),
    async replaceWorker() {
      const next = superviseRole('worker', nextWorkerPort, root)
      next.start()
      await next.untilReady()
      await worker.stop()
      worker = next
    },
    async replaceWeb() {
      await web.stop()
      web = superviseRole('web', webPort, root)
      web.start()
      await web.untilReady()
    },
    async stop() {
      await worker.stop()
      await web.stop()
      if (databaseOf(pgFolder) !== undefined) throw new Error('The database runs on')
    },
    abandon() {
      web.abandon()
      worker.abandon()
      killServer(pgFolder)
    },
  }
}

const urlOf = (port: number) => `http://127.0.0.1:${port}`

function isPossible(kind: KillKind, dataFolder: string): boolean {
  if (kind === 'disk full for 5 seconds') return mayFill(dataFolder)
  return kind !== 'clock steps by 10 minutes' || maySetClock()
}

/** Of a web process, a worker and the worker that replaces it. */
async function findFreePorts(): Promise<[number, number, number]> {
  return [await findFreePort(), await findFreePort(), await findFreePort()]
}

interface ProductProcess {
  role: 'web' | 'worker'
  port: number
  /** Of the build. */
  folder: string
  logPath: string
  settings: { [name: string]: string }
}

interface SupervisedProduct extends Supervised {
  untilReady(): Promise<void>
}

/** Stops it once it is ready: a process that a kill has just restarted cannot end in order before its code runs. */
function superviseProduct(one: ProductProcess): SupervisedProduct {
  const supervised = supervise(productProgram(one))
  const ready = () => untilReady(urlOf(one.port))
  return { ...supervised, untilReady: ready, stop: () => ready().then(supervised.stop) }
}

/** A process of the built product, without outside sources and rate limits. */
export function productProgram(one: ProductProcess): Program {
  return {
    name: one.role,
    command: process.execPath,
    args: ['server/dist/main.js'],
    folder: one.folder,
    logPath: one.logPath,
    settings: {
      NODE_ENV: 'production',
      ROLE: one.role,
      PORT: String(one.port),
      HOST: '127.0.0.1',
      OFFLINE: '1',
      RATE_LIMIT: 'off',
      NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
      ...one.settings,
    },
  }
}
