import { SpanKind } from '@opentelemetry/api'
import type { PoolWatch } from '../db/pool-watch.ts'
import { runningWork } from '../load/running-work.ts'
import { endSpan, sampledSpan, startInside, typeOfError } from './spans.ts'

/** Later statements of one request or job are only counted, since an import runs many thousands. */
const statementsMax = 500
/** In ms. */
const shortestWait = 1

/** Makes each statement a span of the work that runs it, and records waits for a connection. */
export function traceStatements(pool: PoolWatch): void {
  pool.observe({
    waited(ms) {
      if (ms < shortestWait) return
      const attributes = { 'medley.db.pool_wait_ms': Math.round(ms) }
      sampledSpan(runningWork())?.addEvent('connection', attributes, performance.now())
    },
    ran({ text, ms, rows, error }) {
      const work = runningWork()
      if (!work || work.statements > statementsMax) return
      const at = performance.now()
      const operation = /\w+/.exec(text)?.[0].toUpperCase() ?? 'SQL'
      const span = startInside(operation, {
        kind: SpanKind.CLIENT,
        startTime: at - ms,
        attributes: {
          'db.system.name': 'postgresql',
          'db.operation.name': operation,
          'db.query.text': text,
          'db.response.returned_rows': rows,
        },
      })
      if (span) endSpan(span, error === undefined ? undefined : typeOfError(error), at)
    },
  })
}
