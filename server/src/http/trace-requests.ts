import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Tracing } from '../tracing/step.ts'

export interface RequestTracing {
  tracing: Tracing
  /** True if requests continue the trace of their header `traceparent`. */
  continuesTraces: boolean
}

/** Makes each request a trace, or a part of its caller's; its log lines carry the trace's id. */
export function traceRequests(app: FastifyInstance, options: RequestTracing): void {
  app.addHook('onRequest', (request, reply, done) => {
    const step = beginRequest(request, options)
    request.work.step = step
    if (step.isSampled) {
      request.log = request.log.child({ trace_id: step.traceId })
      reply.log = request.log
    }
    done()
  })
  app.addHook('onResponse', (request, { statusCode }, done) => {
    endRequest(request, statusCode)
    done()
  })
  // No answer is sent to a client that left.
  app.addHook('onRequestAbort', (request, done) => {
    endRequest(request)
    done()
  })
}

function beginRequest(request: FastifyRequest, { tracing, continuesTraces }: RequestTracing) {
  const { method, routeOptions, work, headers } = request
  const { traceparent } = headers
  return tracing.begin(routeOptions.url === undefined ? method : work.route, {
    kind: 'server',
    since: work.since,
    traceparent: continuesTraces && typeof traceparent === 'string' ? traceparent : undefined,
    attributes: {
      'http.request.method': method,
      'http.route': routeOptions.url,
      'medley.request.id': request.id,
    },
  })
}

function endRequest({ work }: FastifyRequest, status?: number): void {
  const { step } = work
  if (!step?.isSampled) return
  step.set({
    'http.response.status_code': status,
    'medley.db.statements': work.statements,
    'medley.db.pool_wait_ms': Math.round(work.poolMs),
  })
  step.end({ error: status !== undefined && status >= 500 ? String(status) : undefined })
}
