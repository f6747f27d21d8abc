import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../app-error.ts'

const frameworkCodes: Record<string, AppError['code']> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'file_too_large',
  FST_ERR_BAD_URL: 'not_found',
  FST_ERR_MAX_PARAM_LENGTH: 'not_found',
}

/** Turns whatever was thrown into the one body of errors; what the contract does not name is a 500. */
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
  else if (failure.detail) request.log.info({ err: failure.detail }, failure.message)
  return reply.code(failure.status).type('application/json; charset=utf-8').send(failure.toBody())
}
