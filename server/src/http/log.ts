import { type DestinationStream, type LogFn, pino, type Logger } from 'pino'
import { ErrorCounts } from '../error-counts.ts'
import { runningWork } from '../running-work.ts'
import { sampledStep } from '../tracing/trace-work.ts'
import { isRequestLog } from './name-requests.ts'

const errorLevel = pino.levels.values['error'] ?? 50

/** Structured logs, to standard output by default; requests appear by method and route pattern, never with the values in their path, query or headers. Lines written during a request or job carry its id; those of errors are counted in `errors`. */
export function createLog(
  level: string,
  destination?: DestinationStream,
  errors?: ErrorCounts,
): Logger {
  const options = {
    level,
    base: null,
    mixin: (_: object, __: number, log: Logger) => (isRequestLog(log) ? {} : namesOfWork()),
    hooks: {
      logMethod(this: Logger, args: Parameters<LogFn>, method: LogFn, number: number) {
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
  const step = sampledStep(work)
  return { ...work?.names, ...(step && { trace_id: step.traceId }) }
}
