import { features } from './api.ts'
import { type DeclaredErrors, defineErrors } from './endpoint.ts'
import type { ImportMessageCode } from './transfer/import-message-codes.ts'

/** Those that belong to no feature. */
const common = defineErrors({
  validation_error: [400, 'Invalid value'],
  malformed_json: [400, 'Malformed request body'],
  invalid_medium: [400, 'Invalid medium'],
  token_expired: [400, 'token expired'],
  token_used: [400, 'token used'],
  invalid_token: [400, 'Invalid token'],
  unauthenticated: [401, 'Authentication required'],
  forbidden: [403, 'Not allowed'],
  admin_only: [403, 'Admins only'],
  own_item: [403, 'Not possible for your own item'],
  suspended: [403, 'This account is suspended'],
  second_factor_missing: [403, 'Admins need a second factor'],
  proof_required: [403, 'Confirm that it is you'],
  not_found: [404, 'Not found'],
  method_not_allowed: [405, 'Method not allowed'],
  file_too_large: [413, 'File is too large'],
  unsupported_file_type: [415, 'Only png, jpg, jpeg and gif are allowed'],
  idempotency_key_reused: [422, 'The Idempotency-Key was used for another request'],
  rate_limited: [429, 'Too many requests'],
  internal_error: [500, 'Internal server error'],
  provider_error: [502, 'The data source did not answer'],
  overloaded: [503, 'Too busy at the moment'],
  unavailable: [503, 'Not possible at the moment'],
})

type CodesOf<F> = F extends { errors: infer Errors } ? keyof Errors : never

export type ErrorCode = keyof typeof common | CodesOf<(typeof features)[keyof typeof features]>

const declared: readonly DeclaredErrors[] = [
  common,
  ...Object.values(features).flatMap((feature) => ('errors' in feature ? [feature.errors] : [])),
]

/** The complete list of error codes with status and text: those that the features declare, by code. */
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- its keys are those that `ErrorCode` is made of
export const errorTable = Object.fromEntries(
  declared
    .flatMap((errors) => Object.entries(errors))
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([code, [status, message]]) => [code, { status, message }]),
) as Readonly<Record<ErrorCode, { status: number; message: string }>>

export interface FieldError {
  field: string
  message: string
}

/** A way to prove who one is. */
export type ProofMethod = 'password' | 'code' | 'passkey' | 'recoveryCode' | 'provider'

/** The proof that would make a refused call succeed. */
export interface WantedProof {
  methods: ProofMethod[]
  /** With `second_factor_required`, `link_required` and `email_required`: names the login to finish; valid for 10 minutes. */
  loginToken?: string
}

/** The unreadable part of an upload, for clients that write the message in another language. */
export interface UploadProblem {
  /** null for the whole upload. */
  file: string | null
  line: number | null
  code: ImportMessageCode
  params: Record<string, string | number>
}

/** The body of every error response. */
export interface ErrorBody {
  status: number
  code: ErrorCode
  message: string
  errors?: FieldError[]
  /** With `second_factor_required`, `link_required`, `email_required` and `proof_required`. */
  proof?: WantedProof
  /** With `validation_error` and `unsupported_file_type` of `POST /v1/imports/table`. */
  problem?: UploadProblem
}

export function isErrorCode(text: unknown): text is ErrorCode {
  return typeof text === 'string' && Object.hasOwn(errorTable, text)
}
