import { cutText } from '@medley/contract/text-cuts'
import type { PoolWatch, StatementRun } from '../db/pool-watch.ts'
import { runningWork } from '../load/running-work.ts'
import { sampledStep, typeOfError } from './trace-work.ts'

/** Later statements of one request or job are only counted, since an import runs many thousands. */
const statementsMax = 500
const textMax = 2_000
/** In ms. */
const shortestWait = 1

/** Makes each statement a step of the work that runs it, and records waits for a connection. */
export function traceStatements(pool: PoolWatch): void {
  pool.observe({
    waited(ms) {
      if (ms < shortestWait) return
      sampledStep(runningWork())?.note('connection', { 'medley.db.pool_wait_ms': Math.round(ms) })
    },
    ran(statement) {
      const work = runningWork()
      if (!work || work.statements > statementsMax) return
      const at = performance.now()
      const attributes = attributesOf(statement)
      sampledStep(work)
        ?.begin(attributes['db.operation.name'], {
          kind: 'client',
          since: at - statement.ms,
          attributes,
        })
        .end({
          at,
          error: statement.error === undefined ? undefined : typeOfError(statement.error),
        })
    },
  })
}

function attributesOf({ text, rows }: StatementRun) {
  return {
    'db.system.name': 'postgresql',
    'db.operation.name': /\w+/.exec(text)?.[0].toUpperCase() ?? 'SQL',
    'db.query.text': cutText(text, textMax),
    'db.response.returned_rows': rows,
  }
}
