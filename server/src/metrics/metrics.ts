import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client'
import type { Context } from '../context.ts'
import type { Gate } from '../catalogue/gate.ts'
import type { PoolWatch } from '../db/pool-watch.ts'
import type { JobOutcome } from '../jobs/run-job.ts'
import { type Mail, MessageRefused } from '../mail/mail.ts'
import type { RequestObserver } from '../http/observe/observe-requests.ts'
import { type ShedClass, shedClasses } from '../http/limits/shed-load.ts'
import { type MetricsAddress, type MetricsServer, serveMetrics } from './metrics-server.ts'
import { addStoredMetrics } from './stored-metrics.ts'

/** In seconds. */
const requestBuckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const waitBuckets = [0.001, 0.005, 0.025, 0.1, 0.25, 0.5, 1, 2.5, 10]
const jobBuckets = [0.1, 0.5, 1, 5, 15, 60, 300, 1800]

/** Counters of one process, besides those of prom-client. */
export interface Metrics {
  readonly observeRequest: RequestObserver
  readonly observeShed: (refused: ShedClass) => void
  readonly observeJob: (outcome: JobOutcome, seconds: number) => void
  /** Counts the calls through a gate. */
  readonly countCalls: (gate: Gate) => Gate
  /** Counts the messages that are sent. */
  readonly countMail: (mail: Mail) => Mail
  /** Serves them, with what the database knows. */
  readonly serve: (ctx: Context, address: MetricsAddress) => Promise<MetricsServer>
}

/** Measures `pool` from now on. */
export function createMetrics(pool: PoolWatch): Metrics {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  observePool(registry, pool)
  return {
    observeRequest: requestObserver(registry),
    observeShed: shedObserver(registry),
    observeJob: jobObserver(registry),
    countCalls: (gate) => countCalls(registry, gate),
    countMail: (mail) => countMail(registry, mail),
    async serve(ctx, address) {
      await addStoredMetrics(registry, ctx)
      return serveMetrics(registry, address)
    },
  }
}

/** Keeps the series of each route, so that a request costs one look-up in a map. */
function requestObserver(registry: Registry): RequestObserver {
  const requests = new Histogram({
    name: 'medley_http_request_duration_seconds',
    help: 'Time from the first byte of a request until its answer was sent, by route pattern',
    labelNames: ['method', 'route', 'status'],
    buckets: requestBuckets,
    registers: [registry],
  })
  const series = new Map<string, ReturnType<typeof requests.labels>>()
  return ({ method, route, status, ms }) => {
    const key = `${method} ${status} ${route}`
    let one = series.get(key)
    if (!one) series.set(key, (one = requests.labels({ method, route, status })))
    one.observe(ms / 1000)
  }
}

function shedObserver(registry: Registry): Metrics['observeShed'] {
  const refusals = new Counter({
    name: 'medley_http_shed_total',
    help: 'Calls refused because the process was late, by class',
    labelNames: ['class'],
    registers: [registry],
  })
  for (const one of shedClasses) refusals.inc({ class: one }, 0)
  return (refused) => refusals.inc({ class: refused })
}

function jobObserver(registry: Registry): Metrics['observeJob'] {
  const runs = new Histogram({
    name: 'medley_job_run_duration_seconds',
    help: 'Runs of jobs by kind and end',
    labelNames: ['kind', 'end'],
    buckets: jobBuckets,
    registers: [registry],
  })
  return ({ name, end }, seconds) => runs.observe({ kind: name, end }, seconds)
}

function observePool(registry: Registry, pool: PoolWatch): void {
  const registers = [registry]
  const gauge = (name: string, help: string, read: () => number) =>
    registry.registerMetric(
      new Gauge({
        name,
        help,
        registers: [],
        collect() {
          this.set(read())
        },
      }),
    )
  gauge('medley_db_pool_in_use', 'Connections in use', () => pool.counts.inUse)
  gauge('medley_db_pool_idle', 'Open connections that nobody uses', () => pool.counts.idle)
  gauge('medley_db_pool_waiting', 'Callers that wait for a connection', () => pool.counts.waiting)
  gauge('medley_db_pool_size', 'The greatest number of connections', () => pool.counts.max)
  const waits = new Histogram({
    name: 'medley_db_pool_wait_seconds',
    help: 'Time that callers waited for a connection',
    buckets: waitBuckets,
    registers,
  })
  const statements = new Histogram({
    name: 'medley_db_statement_duration_seconds',
    help: 'Time from sending a statement until its rows were read',
    buckets: waitBuckets,
    registers,
  })
  pool.observe({
    waited: (ms) => waits.observe(ms / 1000),
    ran: ({ ms }) => statements.observe(ms / 1000),
  })
}

function countCalls(registry: Registry, gate: Gate): Gate {
  const calls = new Counter({
    name: 'medley_source_calls_total',
    help: 'Calls to data sources by outcome: ok, or why there was no answer',
    labelNames: ['source', 'outcome'],
    registers: [registry],
  })
  return {
    ...gate,
    async enter(host, lane) {
      const permit = await gate.enter(host, lane)
      return {
        ...permit,
        report(fault, retryAfterMs) {
          calls.inc({ source: host.name, outcome: fault ?? 'ok' })
          return permit.report(fault, retryAfterMs)
        },
      }
    },
  }
}

function countMail(registry: Registry, mail: Mail): Mail {
  const mails = new Counter({
    name: 'medley_mails_total',
    help: 'Messages by outcome: sent, refused by the mail server, or failed on the way',
    labelNames: ['outcome'],
    registers: [registry],
  })
  for (const outcome of ['sent', 'refused', 'failed']) mails.inc({ outcome }, 0)
  return {
    ...mail,
    async send(message) {
      try {
        await mail.send(message)
      } catch (error) {
        mails.inc({ outcome: error instanceof MessageRefused ? 'refused' : 'failed' })
        throw error
      }
      mails.inc({ outcome: 'sent' })
    },
  }
}
