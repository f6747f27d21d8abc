import { type DestinationStream, pino, type Logger } from 'pino'

/** Structured logs, to standard output by default; requests appear by method and route pattern, never with the values in their path, query or headers. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      req: (request: { method?: string; routeOptions?: { url?: string } }) => ({
        method: request.method,
        route: request.routeOptions?.url,
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
      err: pino.stdSerializers.err,
    },
  }
  return destination ? pino(options, destination) : pino(options)
}
