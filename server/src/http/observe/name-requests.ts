import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { LoopDelay } from '../../load/loop-delay.ts'
import { runAs, RunningWork } from '../../load/running-work.ts'
import { addressOf } from '../limits/client-address.ts'

declare module 'fastify' {
  interface FastifyRequest {
    work: RunningWork
    /** Total event loop delay when the request came, in ms. */
    loopDelayBefore: number
  }
}

interface SlowRequests {
  loop: LoopDelay
  /** Answers that take at least this many ms are logged. */
  slowMs: number
}

/** Runs each request as work of its own, so that log lines carry its id, and logs the slow ones with what they waited for. */
export function nameRequests(app: FastifyInstance, slow: SlowRequests | undefined): void {
  app.decorateRequest('work')
  app.decorateRequest('loopDelayBefore', 0)
  app.addHook('onRequest', (request, _, done) => {
    const route = `${request.method} ${request.routeOptions.url ?? ''}`
    request.work = new RunningWork({ reqId: request.id }, route, () => addressOf(request))
    if (slow) request.loopDelayBefore = slow.loop.total
    runAs(request.work, done)
  })
  if (!slow) return
  const { loop, slowMs } = slow
  app.addHook('onResponse', (request, { statusCode: status, elapsedTime }, done) => {
    // A download takes as long as its receiver needs.
    const isDownload = request.routeOptions.config.endpoint?.download !== undefined
    if (elapsedTime >= slowMs && !isDownload) {
      const { method, routeOptions, work, loopDelayBefore } = request
      const waits = {
        ms: Math.round(elapsedTime),
        poolMs: Math.round(work.poolMs),
        statementMs: Math.round(work.statementMs),
        statements: work.statements,
        loopDelayMs: Math.round(loop.total - loopDelayBefore),
      }
      request.log.warn({ method, route: routeOptions.url, status, ...waits }, 'A request was slow')
    }
    done()
  })
}

const named = Symbol('names its request')

/** The log of a request, whose lines all carry its id. */
export function requestLog(
  log: FastifyBaseLogger,
  bindings: object,
  options: object,
): FastifyBaseLogger {
  return Object.assign(log.child({ ...bindings }, options), { [named]: true })
}

/** True if lines of this log carry the id of a request by themselves. */
export function isRequestLog(log: object): boolean {
  return named in log
}
