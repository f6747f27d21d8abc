import { type DestinationStream, type LogFn, pino, type Logger } from 'pino'
import { isOutage } from '../../db/unavailable.ts'
import { ErrorCounts } from '../../load/error-counts.ts'
import { runningWork } from '../../load/running-work.ts'
import { OncePer } from '../../lib/once-per.ts'
import { sampledSpan } from '../../tracing/spans.ts'
import { isRequestLog } from './name-requests.ts'

const outageEveryMs = 60_000
const errorLevel = pino.levels.values['error'] ?? 50

/** Structured logs, to standard output by default; requests appear by method and route pattern, never with the values in their path, query or headers. Lines written during a request or job carry its id; those of errors are counted in `errors`. While the database cannot be used, one line a minute says so in place of all that fail for it. */
export function createLog(
  level: string,
  destination?: DestinationStream,
  errors?: ErrorCounts,
): Logger {
  const outageLines = new OncePer(outageEveryMs)
  const options = {
    level,
    base: null,
    mixin: (_: object, __: number, log: Logger) => (isRequestLog(log) ? {} : namesOfWork()),
    hooks: {
      logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn, number: number) {
        const outage = outageOf(args[0])
        if (outage) {
          if (outageLines.take())
            this.error({ cause: textOf(outage) }, 'The database cannot be used')
          return
        }
        if (number >= errorLevel) errors?.note(args[0], args[1])
        method.apply(this, args)
      },
    },
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      req: (request: { method?: string; routeOptions?: { url?: string } }) => ({
        method: request.method,
        route: request.routeOptions?.url,
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
      err: describeError,
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

function outageOf(fields: unknown): Error | undefined {
  const error = fields instanceof Object && 'err' in fields ? fields.err : undefined
  return isOutage(error) ? error : undefined
}

/** The code and the text of an error, and of the one behind it. */
function textOf(error: Error): string {
  const { cause } = error
  if (cause instanceof Error) return textOf(cause)
  return 'code' in error ? `${error.message} (${String(error.code)})`.trim() : error.message
}

/** A log and the counts of the errors in it. */
export interface CountedLog {
  log: Logger
  errors: ErrorCounts
}

/** A log on standard output that counts its errors. */
export function createCountedLog(level: string): CountedLog {
  const errors = new ErrorCounts()
  return { log: createLog(level, undefined, errors), errors }
}

/** The driver puts the broken connection into the error, with the statements that it has prepared. */
function describeError(error: Error): object {
  const { client: _, ...described } = pino.stdSerializers.err(error)
  return described
}

/** Where traces are sent, with the id of the trace. */
function namesOfWork() {
  const work = runningWork()
  const span = sampledSpan(work)
  return { ...work?.names, ...(span && { trace_id: span.spanContext().traceId }) }
}
