import type { z } from 'zod'
import type { ErrorCode } from './errors.ts'

/**
 * Who may call. open: a token is ignored; optional: a valid token makes the answer personal;
 * member: a valid token is needed; self: `{userId}` must be the token's user; admin: user 1 or 2.
 */
export type Access = 'open' | 'optional' | 'member' | 'self' | 'selfOrAdmin' | 'admin'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** One call of the API as data: routes, types of the web client and the OpenAPI page derive from it. */
export interface Endpoint {
  method: Method
  /** With `{name}` for each path value. */
  path: string
  access: Access
  summary: string
  params?: z.ZodObject
  query?: z.ZodType
  body?: z.ZodType
  /** The older DELETE calls: values stand in the query or in a JSON body, and the query wins. */
  valuesAnywhere?: true
  /**
   * The body is multipart: the text parts are checked by `body`, the file goes to the handler. With
   * `filesMax` there may be several, of `bytesMax` together.
   */
  file?: { part: string; bytesMax: number; filesMax?: number }
  /** The body may be of any type and is not read. */
  anyBody?: true
  /**
   * The call creates something: with an `Idempotency-Key` header, 24 hours long the same request gets
   * the same answer and creates nothing more.
   */
  idempotent?: true
  /** How large the body may be where the usual bound of 1 MB is too small. */
  bodyBytesMax?: number
  /** How often one address may call. */
  rateLimit?: { max: number; timeWindow: number }
  status: 200 | 201 | 202
  answer: z.ZodType
  /** The answer is bare text, not JSON. */
  plainText?: true
  /** The answer is a file of this type. */
  download?: string
  /** What the call can answer besides the errors every call has. */
  errors: readonly ErrorCode[]
}

/** The values of one part of a call as the contract reads them: with defaults, numbers as numbers. */
export type ValueOf<E, Part extends string> =
  E extends Record<Part, infer S> ? (S extends z.ZodType ? z.output<S> : undefined) : undefined

/** Declares an endpoint and keeps its exact type. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint
}
