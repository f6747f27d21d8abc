import { propagation, ROOT_CONTEXT, type Span, SpanKind } from '@opentelemetry/api'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { endSpan, sampledSpan, startSpan } from '../../tracing/spans.ts'

export interface RequestTracing {
  /** True if requests continue the trace of their header `traceparent`. */
  continuesTraces: boolean
}

/** Makes each request a trace, or a part of its caller's; its log lines carry the trace's id. */
export function traceRequests(app: FastifyInstance, options: RequestTracing): void {
  app.addHook('onRequest', (request, reply, done) => {
    request.work.span = startRequest(request, options)
    const span = sampledSpan(request.work)
    if (span) {
      request.log = request.log.child({ trace_id: span.spanContext().traceId })
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

function startRequest(request: FastifyRequest, { continuesTraces }: RequestTracing): Span {
  const { method, routeOptions, work, headers } = request
  const options = {
    kind: SpanKind.SERVER,
    startTime: work.since,
    attributes: {
      'http.request.method': method,
      'http.route': routeOptions.url,
      'medley.request.id': request.id,
    },
  }
  const parent = continuesTraces ? propagation.extract(ROOT_CONTEXT, headers) : undefined
  return startSpan(routeOptions.url === undefined ? method : work.route, options, parent)
}

function endRequest({ work }: FastifyRequest, status?: number): void {
  const span = sampledSpan(work)
  if (!span) return
  span.setAttributes({
    'http.response.status_code': status,
    'medley.db.statements': work.statements,
    'medley.db.pool_wait_ms': Math.round(work.poolMs),
  })
  endSpan(span, status !== undefined && status >= 500 ? String(status) : undefined)
}
