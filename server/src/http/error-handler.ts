import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'
import { isOutage } from '../db/unavailable.ts'
import { runAs, RunningWork } from '../load/running-work.ts'

const frameworkCodes: Record<string, AppError['code']> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'file_too_large',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
}

/** After how long a client may try again what the database was not there for. */
const unavailableSeconds = 5

/** Turns any thrown value into the standard error body; errors unknown to the contract are a 500. */
function toAppError(error: FastifyError | AppError, request: FastifyRequest): AppError {
  if (error instanceof AppError) return error
  if (isOutage(error) && hasDoneNothing(request)) {
    return new AppError('unavailable', { detail: error, retryAfter: unavailableSeconds })
  }
  const known = frameworkCodes[error.code]
  if (known) return new AppError(known, { detail: error })
  if (error.statusCode === 429) return new AppError('rate_limited')
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new AppError('malformed_json', { detail: error })
  }
  return new AppError('internal_error', { detail: error })
}

/** True if a request can be repeated: it only reads, or nothing that it wrote can have been stored. */
function hasDoneNothing({ method, work }: FastifyRequest): boolean {
  return method === 'GET' || method === 'HEAD' || !work?.mayHaveWritten
}

export function answerError(
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  // A client that leaves while it sends is no error of the server.
  const isLeft = error === request.raw.errored
  const failure = isLeft
    ? new AppError('malformed_json', { detail: error })
    : toAppError(error, request)
  // The process refuses on purpose, and often: the metrics count it.
  if (failure.status >= 500 && failure.code !== 'overloaded') logFailure(request, failure, error)
  else if (failure.detail) request.log.info({ cause: nameOf(failure.detail) }, failure.message)
  if (failure.retryAfter !== undefined) reply.header('retry-after', failure.retryAfter)
  return reply.code(failure.status).type('application/json; charset=utf-8').send(failure.toBody())
}

/** As part of the request, so that the error is counted for its route. */
function logFailure({ work, log }: FastifyRequest, failure: AppError, error: Error): void {
  const err = failure.detail ?? error
  const write = () => {
    if (isOutage(err) && failure.code === 'internal_error') {
      log.error({ cause: err.message }, 'A write may have been stored or not')
    } else log.error({ err }, failure.message)
  }
  // Requests that no hook sees have none.
  if (work instanceof RunningWork) runAs(work, write)
  else write()
}

/** Logs only the code of a client error, because its message quotes the request. */
function nameOf(detail: unknown): string {
  if (!(detail instanceof Error)) return typeof detail
  return 'code' in detail ? String(detail.code) : detail.name
}

/**
 * The handlers of requests that no hook sees: those whose path cannot be decoded, and those that are not
 * HTTP, exceed the header limit or come too slowly, whose connection is closed. Their answers get the
 * security headers of all others; `hsts` is the value of that header, if it is sent.
 */
export function handlersWithoutHooks(hsts: string | undefined) {
  const headers = {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'no-referrer',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'cross-origin',
    ...(hsts ? { 'strict-transport-security': hsts } : {}),
  }
  const unreadable = rawAnswer(headers)
  return {
    frameworkErrors: (error: FastifyError, request: FastifyRequest, reply: FastifyReply): void => {
      answerError(error, request, reply.headers(headers))
    },
    clientErrorHandler: (_: Error, socket: Socket): void => {
      if (socket.writable) socket.end(unreadable)
      else socket.destroy()
    },
  }
}

/** The bytes of the answer to a request that could not be parsed. */
function rawAnswer(headers: Record<string, string>): string {
  const body = JSON.stringify(new AppError('malformed_json').toBody())
  const head = [
    'HTTP/1.1 400 Bad Request',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
  ]
  return `${head.join('\r\n')}\r\n\r\n${body}`
}
