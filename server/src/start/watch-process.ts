import type { Logger } from 'pino'
import type { Gate } from '../catalogue/gate.ts'
import type { Config } from '../config/config.ts'
import type { Context } from '../context.ts'
import { PoolWatch } from '../db/pool-watch.ts'
import { startStoringErrors } from '../features/operations/operations.errors.service.ts'
import type { CountedLog } from '../http/observe/log.ts'
import type { RequestObserver } from '../http/observe/observe-requests.ts'
import type { ShedClass } from '../http/limits/shed-load.ts'
import type { JobOutcome } from '../jobs/run-job.ts'
import type { Load } from '../load/load.ts'
import { Lateness } from '../load/lateness.ts'
import { LoopDelay } from '../load/loop-delay.ts'
import type { Mail } from '../mail/mail.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { MetricsServer } from '../metrics/metrics-server.ts'
import { readProductVersion } from './product-version.ts'
import { recordStatements } from '../load/slow-statements.ts'
import { traceMail, traceSources } from '../tracing/trace-calls.ts'
import { traceStatements } from '../tracing/trace-statements.ts'

/** The log of this process, what is measured of it, and the metrics and traces if they are on. */
export interface ProcessWatch {
  log: Logger
  load: Load
  /** Measures the connections for reads from replicas. */
  readPool: PoolWatch
  observeRequest?: RequestObserver
  observeShed?: (refused: ShedClass) => void
  observeJob?: (outcome: JobOutcome, seconds: number) => void
  /** Counts and traces the calls through a gate. */
  watchCalls: (gate: Gate) => Gate
  /** Counts and traces the messages that are sent. */
  watchMail: (mail: Mail) => Mail
  /** Starts to store the counts of errors, and serves the metrics if they are on. */
  start(ctx: Context): Promise<void>
  stop(): Promise<void>
}

/**
 * Starts to measure this process. Without METRICS_PORT, nothing is loaded for metrics and nothing counted; without
 * OTEL_EXPORTER_OTLP_ENDPOINT, spans are those of OpenTelemetry's interface alone, which do nothing.
 */
export async function watchProcess(
  config: Config,
  { log, errors }: CountedLog,
): Promise<ProcessWatch> {
  const loop = new LoopDelay()
  const pool = new PoolWatch(loop)
  const readPool = pool.forAnotherPool()
  const readDelay = () => Math.max(loop.now, pool.expectedWait(), readPool.expectedWait())
  const lateness = config.shedsLoad ? new Lateness(readDelay) : null
  recordStatements(pool, log, config.slowStatementMs)
  const stopTracing = config.tracing && (await loadTracing(config.tracing, pool, log))
  const metrics = config.metrics && (await loadMetrics(pool))
  let server: MetricsServer | undefined
  let storeLastErrors: (() => Promise<void>) | undefined
  return {
    log,
    load: { pool, loop, lateness },
    readPool,
    ...metrics,
    watchCalls: (gate) => traceSources(metrics ? metrics.countCalls(gate) : gate),
    watchMail: (mail) => traceMail(metrics ? metrics.countMail(mail) : mail),
    async start(ctx) {
      storeLastErrors = startStoringErrors(ctx, errors)
      if (metrics && config.metrics) server = await metrics.serve(ctx, config.metrics)
    },
    async stop() {
      lateness?.stop()
      loop.stop()
      await storeLastErrors?.()
      await stopTracing?.()
      await server?.close()
    },
  }
}

async function loadMetrics(pool: PoolWatch): Promise<Metrics> {
  const { createMetrics } = await import('../metrics/metrics.ts')
  return createMetrics(pool)
}

async function loadTracing(
  settings: NonNullable<Config['tracing']>,
  pool: PoolWatch,
  log: Logger,
): Promise<() => Promise<void>> {
  const { startTracing } = await import('../tracing/start-tracing.ts')
  traceStatements(pool)
  return startTracing(settings, await readProductVersion(), log)
}
