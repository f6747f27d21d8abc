import { type DestinationStream, pino, type Logger } from 'pino'

/** Structured logs, to standard output by default; requests appear by path alone, never with query, headers or the tokens of mailed links. */
export function createLog(level: string, destination?: DestinationStream): Logger {
  const options = {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: {
      req: (request: { method?: string; url?: string }) => ({
        method: request.method,
        path: withoutToken(request.url?.split('?', 1)[0]),
      }),
      res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
      err: pino.stdSerializers.err,
    },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** Mailed links carry their token in the path. */
function withoutToken(path: string | undefined): string | undefined {
  return path?.replace(/^(\/+(?:reset-password|unsubscribe))\/.*$/is, '$1/…')
}
