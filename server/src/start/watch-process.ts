import type { Logger } from 'pino'
import type { Gate } from '../catalogue/gate.ts'
import type { Config } from '../config/config.ts'
import type { Context } from '../context.ts'
import { PoolWatch } from '../db/pool-watch.ts'
import { startStoringErrors } from '../features/operations/operations.errors.service.ts'
import type { CountedLog } from '../http/log.ts'
import type { RequestObserver } from '../http/observe-requests.ts'
import type { RequestTracing } from '../http/trace-requests.ts'
import type { ShedClass } from '../http/shed-load.ts'
import type { JobOutcome } from '../jobs/run-job.ts'
import type { Load } from '../load/load.ts'
import { Lateness } from '../load/lateness.ts'
import { LoopDelay } from '../load/loop-delay.ts'
import type { Mail } from '../mail/mail.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { MetricsServer } from '../metrics/metrics-server.ts'
import { readProductVersion } from './product-version.ts'
import { recordStatements } from '../load/slow-statements.ts'
import type { Tracing } from '../tracing/step.ts'

/** The log of this process, what is measured of it, and the metrics and traces if they are on. */
export interface ProcessWatch {
  log: Logger
  load: Load
  /** Measures the connections for reads from replicas. */
  readPool: PoolWatch
  observeRequest?: RequestObserver
  observeShed?: (refused: ShedClass) => void
  observeJob?: (outcome: JobOutcome, seconds: number) => void
  tracing: Tracing | undefined
  requestTracing: RequestTracing | undefined
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
 * OTEL_EXPORTER_OTLP_ENDPOINT, nothing is loaded for traces and nothing traced.
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
  const traces = config.tracing && (await loadTracing(config.tracing, pool, log))
  const metrics = config.metrics && (await loadMetrics(pool, traces?.tracing))
  let server: MetricsServer | undefined
  let storeLastErrors: (() => Promise<void>) | undefined
  return {
    log,
    load: { pool, loop, lateness },
    readPool,
    ...metrics,
    tracing: traces?.tracing,
    requestTracing: traces ?? undefined,
    watchCalls: (gate) => both(gate, metrics?.countCalls, traces?.traceSources),
    watchMail: (mail) => both(mail, metrics?.countMail, traces?.traceMail),
    async start(ctx) {
      storeLastErrors = startStoringErrors(ctx, errors)
      if (metrics && config.metrics) server = await metrics.serve(ctx, config.metrics)
    },
    async stop() {
      lateness?.stop()
      loop.stop()
      await storeLastErrors?.()
      await traces?.tracing.stop()
      await server?.close()
    },
  }
}

async function loadMetrics(pool: PoolWatch, tracing: Tracing | undefined): Promise<Metrics> {
  const { createMetrics } = await import('../metrics/metrics.ts')
  return createMetrics(pool, tracing)
}

interface Traces extends RequestTracing {
  traceSources: (gate: Gate) => Gate
  traceMail: (mail: Mail) => Mail
}

async function loadTracing(
  settings: NonNullable<Config['tracing']>,
  pool: PoolWatch,
  log: Logger,
): Promise<Traces> {
  const { openTracing } = await import('../tracing/open-tracing.ts')
  const { traceStatements } = await import('../tracing/trace-statements.ts')
  const { traceMail, traceSources } = await import('../tracing/trace-calls.ts')
  traceStatements(pool)
  const tracing = openTracing(settings, await readProductVersion(), log)
  return { tracing, traceMail, traceSources, continuesTraces: settings.continuesTraces }
}

/** Wraps a part twice, or as often as there are wraps. */
function both<T>(part: T, ...wraps: (((part: T) => T) | undefined)[]): T {
  return wraps.reduce((inner, wrap) => (wrap ? wrap(inner) : inner), part)
}
