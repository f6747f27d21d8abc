import {
  type ErrorBody,
  type ErrorCode,
  errorTable,
  type FieldError,
  type UploadProblem,
  type WantedProof,
} from '@medley/contract/errors'

interface Details {
  /** Logged, never sent. */
  detail?: unknown
  /** Overrides the table's message. */
  message?: string
  errors?: FieldError[]
  /** The proof that would make the call succeed. */
  proof?: WantedProof
  /** The unreadable part of an upload. */
  problem?: UploadProblem
  /** Seconds after which the request may succeed, for the `Retry-After` header. */
  retryAfter?: number
}

/** An error declared by the contract. Status and message come from its table of codes. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly detail: unknown
  readonly errors: FieldError[] | undefined
  readonly proof: WantedProof | undefined
  readonly problem: UploadProblem | undefined
  readonly retryAfter: number | undefined

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? details.errors?.[0]?.message ?? errorTable[code].message)
    this.code = code
    this.detail = details.detail
    this.errors = details.errors
    this.proof = details.proof
    this.problem = details.problem
    this.retryAfter = details.retryAfter
  }

  get status(): number {
    return errorTable[this.code].status
  }

  toBody(): ErrorBody {
    const { status, code, message, errors, proof, problem } = this
    return {
      status,
      code,
      message,
      ...(errors ? { errors } : {}),
      ...(proof ? { proof } : {}),
      ...(problem ? { problem } : {}),
    }
  }
}

type Findable =
  Extract<ErrorCode, `${string}_not_found`> extends `${infer Thing}_not_found` ? Thing : never

/** Error for something that does not exist or is invisible to the actor. */
export function notFound(thing: Findable): AppError {
  return new AppError(`${thing}_not_found`)
}

/** Error for something the actor may see but not do. */
export function forbidden(code: ErrorCode = 'forbidden'): AppError {
  return new AppError(code)
}

/** Error for a value that only the service can validate. */
export function invalidValue(field: string, message: string): AppError {
  return new AppError('validation_error', { errors: [{ field, message }] })
}
