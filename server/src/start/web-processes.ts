import cluster, { type Worker } from 'node:cluster'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Logger } from 'pino'
import type { Config } from '../config/config.ts'
import type { RunningServer } from './run-server.ts'
import { printReady, type ReadyReport } from './report-ready.ts'

/** How long a process that has ended is missing, in ms: one that cannot start must not keep the machine busy. */
const pauseMs = 1_000

/**
 * Starts as many processes as the settings want, which share the port, and replaces one that ends. The first migrates
 * and fills the database, and runs the jobs, if any; the others start after it and only serve.
 * Rejects if one of them does not start, which has said why.
 */
export async function startWebProcesses(
  config: Config,
  log: Pick<Logger, 'info' | 'error'>,
): Promise<RunningServer> {
  const processes = new WebProcesses(config, log)
  const ready = await processes.start(0)
  const others = Array.from({ length: config.webProcesses - 1 }, (_, index) => index + 1)
  await Promise.all(others.map((index) => processes.start(index)))
  if (!processes.isStopping) printReady(ready)
  return processes
}

/** How a process ended: with a code, or by a signal. */
interface End {
  code: number | null
  signal: string | null
}

const notStarted: End = { code: 1, signal: null }

class WebProcesses implements RunningServer {
  readonly #config: Config
  readonly #log: Pick<Logger, 'info' | 'error'>
  #isStopping = false

  constructor(config: Config, log: Pick<Logger, 'info' | 'error'>) {
    this.#config = config
    this.#log = log
  }

  get isStopping(): boolean {
    return this.#isStopping
  }

  /** Starts the process of a place; resolves with what it reports when it serves. */
  async start(index: number): Promise<ReadyReport> {
    const worker = cluster.fork(this.#settingsOf(index))
    worker.on('error', (err) => this.#log.error({ index, err }, 'A web process failed'))
    const ended = endOf(worker)
    const ready = await Promise.race([readyReport(worker), ended.then(() => undefined)])
    if (ready === undefined) throw new Error('A web process did not start.')
    this.#log.info({ index, process: worker.process.pid }, 'A web process serves')
    void ended.then((end) => this.#replace(index, end))
    return ready
  }

  /** Asks all processes to stop; resolves when they have. */
  async stop(): Promise<void> {
    this.#isStopping = true
    await Promise.all(Object.values(cluster.workers ?? {}).map(endProcess))
  }

  async #replace(index: number, end: End): Promise<void> {
    if (this.#isStopping) return
    this.#log.error({ index, ...end }, 'A web process ended; another one takes its place')
    await sleep(pauseMs)
    if (this.#isStopping) return
    try {
      await this.start(index)
    } catch {
      await this.#replace(index, notStarted)
    }
  }

  #settingsOf(index: number): Record<string, string> {
    const { metrics } = this.#config
    return {
      ...(index > 0 && { ROLE: 'web' }),
      ...(metrics && metrics.port > 0 && { METRICS_PORT: String(metrics.port + index) }),
    }
  }
}

async function endProcess(worker: Worker | undefined): Promise<void> {
  if (!worker || worker.isDead()) return
  const ended = endOf(worker)
  worker.process.kill('SIGTERM')
  await ended
}

/** Resolves when a process has ended; at once if there was not enough of something to start it. */
function endOf(worker: Worker): Promise<End> {
  if (worker.process.pid === undefined) return Promise.resolve(notStarted)
  return new Promise((resolve) => {
    worker.once('exit', (code, signal) => resolve({ code, signal }))
  })
}

function readyReport(worker: Worker): Promise<ReadyReport> {
  return new Promise((resolve) => {
    worker.once('message', (report: ReadyReport) => resolve(report))
  })
}
