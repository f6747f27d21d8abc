import type { Logger } from 'pino'
import type { Gate } from './catalogue/gate.ts'
import type { Config } from './config.ts'
import type { Context } from './context.ts'
import { PoolWatch } from './db/pool-watch.ts'
import type { Replicas } from './db/replicas/replicas.ts'
import { ErrorCounts } from './error-counts.ts'
import { startStoringErrors } from './features/operations/operations.errors.service.ts'
import { createLog } from './http/log.ts'
import type { RequestObserver } from './http/observe-requests.ts'
import type { ShedClass } from './http/shed-load.ts'
import type { JobOutcome } from './jobs/run-job.ts'
import type { Load } from './load.ts'
import { Lateness } from './lateness.ts'
import { LoopDelay } from './loop-delay.ts'
import type { Mail } from './mail/mail.ts'
import type { Metrics } from './metrics/metrics.ts'
import type { MetricsServer } from './metrics/metrics-server.ts'
import { noteStatements } from './slow-statements.ts'

/** The log of this process, what is measured of it, and the metrics if they are on. */
export interface ProcessWatch {
  log: Logger
  load: Load
  observeRequest?: RequestObserver
  observeShed?: (refused: ShedClass) => void
  observeJob?: (outcome: JobOutcome, seconds: number) => void
  /** Counts the calls through a gate. */
  countCalls: (gate: Gate) => Gate
  /** Counts the messages that are sent. */
  countMail: (mail: Mail) => Mail
  /** Measures replicas as well. */
  useReplicas(replicas: Replicas): void
  /** Starts to store the counts of errors, and serves the metrics if they are on. */
  start(ctx: Context): Promise<void>
  stop(): Promise<void>
}

/** Starts to measure this process. Without METRICS_PORT, nothing is loaded for metrics and nothing counted. */
export async function watchProcess(config: Config): Promise<ProcessWatch> {
  const errors = new ErrorCounts()
  const log = createLog(config.logLevel, undefined, errors)
  const loop = new LoopDelay()
  const pool = new PoolWatch(loop)
  let replicas: Replicas | undefined
  const readDelay = () => Math.max(loop.now, pool.expectedWait(), replicas?.expectedWait() ?? 0)
  const lateness = config.shedsLoad ? new Lateness(readDelay) : null
  noteStatements(pool, log, config.slowStatementMs)
  const metrics = config.metrics && (await loadMetrics(pool))
  let server: MetricsServer | undefined
  let storeLastErrors: (() => Promise<void>) | undefined
  return {
    log,
    load: { pool, loop, lateness },
    countCalls: (gate) => gate,
    countMail: (mail) => mail,
    ...metrics,
    useReplicas(opened) {
      replicas = opened
      metrics?.observeReplicas(opened)
    },
    async start(ctx) {
      storeLastErrors = startStoringErrors(ctx, errors)
      if (metrics && config.metrics) server = await metrics.serve(ctx, config.metrics)
    },
    async stop() {
      lateness?.stop()
      loop.stop()
      await storeLastErrors?.()
      await server?.close()
    },
  }
}

async function loadMetrics(pool: PoolWatch): Promise<Metrics> {
  const { createMetrics } = await import('./metrics/metrics.ts')
  return createMetrics(pool)
}
