import {
  type ErrorBody,
  type ErrorCode,
  errorTable,
  type FieldError,
} from '@medley/contract/errors'

interface Details {
  /** For the log only. */
  detail?: unknown
  /** Says more than the table's text. */
  message?: string
  errors?: FieldError[]
}

/** A failure that the contract names. Status and text come from the table of codes. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly detail: unknown
  readonly errors: FieldError[] | undefined

  constructor(code: ErrorCode, details: Details = {}) {
    super(details.message ?? details.errors?.[0]?.message ?? errorTable[code].message)
    this.code = code
    this.detail = details.detail
    this.errors = details.errors
  }

  get status(): number {
    return errorTable[this.code].status
  }

  toBody(): ErrorBody {
    const { status, code, message, errors } = this
    return { status, code, message, ...(errors ? { errors } : {}) }
  }
}

type Findable =
  | 'work'
  | 'review'
  | 'comment'
  | 'user'
  | 'friendship'
  | 'list'
  | 'entry'
  | 'external_id'
  | 'feedback'
  | 'import'
  | 'export'
  | 'import_item'
  | 'item'

/** The error of a thing that does not exist, or that the actor may not see. */
export function notFound(thing: Findable): AppError {
  return new AppError(`${thing}_not_found`)
}

/** The error of what an actor may see but not do. */
export function forbidden(code: ErrorCode = 'forbidden'): AppError {
  return new AppError(code)
}

/** The error of a value that only the service can judge. */
export function invalidValue(field: string, message: string): AppError {
  return new AppError('validation_error', { errors: [{ field, message }] })
}
