import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { isServerOf, readLockFile } from '../../server/src/db/embedded-postgres.process.ts'
import { root } from '../workspace.mjs'
import { fillDisk, mayFill } from './fill-disk.ts'

const startMax = 120_000
const stopMax = 60_000
/** A service manager waits as well before it starts a process again. */
const restartPause = 200

export const killKinds = [
  'server',
  'worker',
  'database',
  'group of the server',
  'group of the worker',
  'everything at once',
  'disk full for 5 seconds',
] as const
export type KillKind = (typeof killKinds)[number]

/** A built product as a web process and a worker on the embedded database; each is started again when it ends. */
export interface DrilledProduct {
  url: string
  pgFolder: string
  /** What may be done to it: filling the disk only where the data is on a small one. */
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
  const webPort = await findFreePort()
  const pgFolder = join(dataFolder, 'pg')
  const superviseWeb = (folder: string) =>
    supervise({ role: 'web', port: webPort, folder, dataFolder, logPath })
  const superviseWorker = async (folder: string) =>
    supervise({ role: 'worker', port: await findFreePort(), folder, dataFolder, logPath })
  let web = superviseWeb(build)
  let worker = await superviseWorker(build)
  const killDatabase = () => killServer(pgFolder)
  const kills: { [Kind in KillKind]: () => boolean } = {
    server: () => web.kill(),
    worker: () => worker.kill(),
    database: () => send(databaseOf(pgFolder)),
    'group of the server': () => web.killGroup(),
    'group of the worker': () => worker.killGroup(),
    'everything at once': () =>
      [web.killGroup(), worker.killGroup(), killDatabase()].includes(true),
    'disk full for 5 seconds': () => fillDisk(dataFolder, 5_000),
  }
  return {
    url: `http://127.0.0.1:${webPort}`,
    pgFolder,
    kinds: killKinds.filter((kind) => kind !== 'disk full for 5 seconds' || mayFill(dataFolder)),
    async start() {
      for (const program of [web, worker]) {
        program.start()
        await untilReady(program.port)
      }
    },
    kill: (kind) => kills[kind](),
    async replaceWorker() {
      const next = await superviseWorker(root)
      next.start()
      await untilReady(next.port)
      await worker.stop()
      worker = next
    },
    async replaceWeb() {
      await web.stop()
      web = superviseWeb(root)
      web.start()
      await untilReady(webPort)
    },
    async stop() {
      await worker.stop()
      await web.stop()
      if (databaseOf(pgFolder) !== undefined) throw new Error('The database runs on')
    },
    abandon() {
      web.abandon()
      worker.abandon()
      killDatabase()
    },
  }
}

interface Program {
  role: 'web' | 'worker'
  port: number
  /** Of the build. */
  folder: string
  dataFolder: string
  logPath: string
}

function supervise(program: Program) {
  let child: ChildProcess | undefined
  let isWanted = false
  const start = () => {
    isWanted = true
    const started = launch(program)
    child = started
    started.once('exit', () => {
      if (isWanted) setTimeout(() => isWanted && start(), restartPause)
    })
  }
  return {
    port: program.port,
    start,
    kill: () => send(runningPid(child)),
    killGroup: () => sendToGroup(runningPid(child)),
    async stop() {
      isWanted = false
      if (!child || runningPid(child) === undefined) return
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      const patience = setTimeout(() => child?.kill('SIGKILL'), stopMax)
      const [code, signal] = await ended
      clearTimeout(patience)
      if (code !== 0) throw new Error(`The ${program.role} process ended with ${code ?? signal}`)
    },
    abandon() {
      isWanted = false
      sendToGroup(runningPid(child))
    },
  }
}

/** Starts a process that leads a group of its own. */
function launch({ role, port, folder, dataFolder, logPath }: Program): ChildProcess {
  const log = openSync(logPath, 'a')
  const { PATH, HOME, LANG, TMPDIR } = process.env
  try {
    return spawn(process.execPath, ['--enable-source-maps', 'server/dist/main.js'], {
      cwd: folder,
      detached: true,
      env: {
        PATH,
        HOME,
        LANG,
        TMPDIR,
        NODE_ENV: 'production',
        ROLE: role,
        PORT: String(port),
        HOST: '127.0.0.1',
        DATA_DIR: dataFolder,
        OFFLINE: '1',
        RATE_LIMIT: 'off',
        NODE_COMPILE_CACHE: join(root, '.cache/compiled'),
      },
      stdio: ['ignore', log, log],
    })
  } finally {
    closeSync(log)
  }
}

function runningPid(child: ChildProcess | undefined): number | undefined {
  return child?.exitCode === null && child.signalCode === null ? child.pid : undefined
}

/** The process id of the database server on a folder, if it runs. */
function databaseOf(pgFolder: string): number | undefined {
  const pid = readLockFile(pgFolder)?.pid
  return pid !== undefined && isServerOf(pid, pgFolder) ? pid : undefined
}

/** Kills the database server with its processes, which have groups of their own. */
function killServer(pgFolder: string): boolean {
  const pid = databaseOf(pgFolder)
  const children = pid === undefined ? [] : childrenOf(pid)
  const isKilled = send(pid)
  for (const child of children) send(child)
  return isKilled
}

function childrenOf(parent: number): number[] {
  return readdirSync('/proc')
    .map(Number)
    .filter((pid) => pid > 0 && parentOf(pid) === parent)
}

function parentOf(pid: number): number | undefined {
  try {
    const [, parent] = /\) \S (\d+)/.exec(readFileSync(`/proc/${pid}/stat`, 'utf8')) ?? []
    return Number(parent)
  } catch {
    return undefined // has ended in the meantime
  }
}

const sendToGroup = (pid: number | undefined) => send(pid === undefined ? undefined : -pid)

function send(pid: number | undefined): boolean {
  if (pid === undefined) return false
  try {
    return process.kill(pid, 'SIGKILL')
  } catch {
    return false // has ended in the meantime
  }
}

async function untilReady(port: number): Promise<void> {
  const deadline = Date.now() + startMax
  while (Date.now() < deadline) {
    if (await isReady(port)) return
    await sleep(100)
  }
  throw new Error(`The product was not ready after ${startMax / 1000} s`)
}

async function isReady(port: number): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(10_000)
    return (await fetch(`http://127.0.0.1:${port}/readyz`, { signal })).ok
  } catch {
    return false // not listening yet
  }
}

async function findFreePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  await once(server, 'close')
  if (!(address instanceof Object)) throw new Error('There is no free port')
  return address.port
}
