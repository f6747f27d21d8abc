import type { Socket } from 'node:net'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'

const frameworkCodes: Record<string, AppError['code']> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'file_too_large',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
}

/** Turns any thrown value into the standard error body; errors unknown to the contract are a 500. */
export function toAppError(error: FastifyError | AppError): AppError {
  if (error instanceof AppError) return error
  const known = frameworkCodes[error.code]
  if (known) return new AppError(known, { detail: error })
  if (error.statusCode === 429) return new AppError('rate_limited')
  if (error.statusCode !== undefined && error.statusCode >= 400 && error.statusCode < 500) {
    return new AppError('malformed_json', { detail: error })
  }
  return new AppError('internal_error', { detail: error })
}

export function answerError(
  error: FastifyError | AppError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const failure = toAppError(error)
  if (failure.status >= 500) request.log.error({ err: failure.detail ?? error }, failure.message)
  else if (failure.detail) request.log.info({ cause: nameOf(failure.detail) }, failure.message)
  if (failure.retryAfter !== undefined) reply.header('retry-after', failure.retryAfter)
  return reply.code(failure.status).type('application/json; charset=utf-8').send(failure.toBody())
}

/** Logs only the code of a client error, because its message quotes the request. */
function nameOf(detail: unknown): string {
  if (!(detail instanceof Error)) return typeof detail
  return 'code' in detail ? String(detail.code) : detail.name
}

/** The headers of answers that no hook passes. */
const bareHeaders = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
}

/** Answers requests whose path cannot be decoded. */
export function answerBadPath(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  answerError(error, request, reply.headers(bareHeaders))
}

/** Answers requests that are not HTTP or exceed the header limit, and closes the connection. */
export function answerUnreadable(_: Error, socket: Socket): void {
  if (!socket.writable) {
    socket.destroy()
    return
  }
  const failure = new AppError('malformed_json')
  const body = JSON.stringify(failure.toBody())
  const head = [
    'HTTP/1.1 400 Bad Request',
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    'connection: close',
    ...Object.entries(bareHeaders).map(([name, value]) => `${name}: ${value}`),
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`)
}
