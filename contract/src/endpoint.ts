import type { z } from 'zod'

/**
 * Who may call. open: a token is ignored; optional: a valid token personalizes the response;
 * member: a valid token is required; self: `{userId}` must be the token's user; admin: user 1 or 2, or whom
 * a group of the identity provider makes one.
 */
export type Access = 'open' | 'optional' | 'member' | 'self' | 'selfOrAdmin' | 'admin'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** The number of requests in a time window of milliseconds that starts with the first of them. */
export interface RateLimit {
  max: number
  timeWindow: number
}

/** One API call as data; routes, web client types and the OpenAPI document derive from it. */
export interface Endpoint {
  method: Method
  /** With `{name}` for each path parameter. */
  path: string
  access: Access
  summary: string
  params?: z.ZodObject
  query?: z.ZodType
  body?: z.ZodType
  /** For older DELETE calls: values come from the query or a JSON body, and the query takes precedence. */
  valuesAnywhere?: true
  /**
   * The body is multipart: `body` validates the text parts, the handler gets the file. `filesMax` allows
   * several files; `bytesMax` then limits their total size.
   */
  file?: { part: string; bytesMax: number; filesMax?: number }
  /** The body may be of any type and is not read. */
  anyBody?: true
  /**
   * The call creates something and accepts an `Idempotency-Key` header: for 24 hours the same request gets
   * the same response and creates nothing more.
   */
  idempotent?: true
  /** Of an `open` call: its answer holds words of members, so that a closed instance refuses it. */
  showsMembers?: true
  /** Suspended members may call; where visitors may, suspended members do as visitors. */
  whileSuspended?: true
  /**
   * Refused with `proof_required` unless the session has proved within 10 minutes that the member is there,
   * by a login or `POST /v1/sessions/proof`. `ifSecondFactor`: for members
   * who have a second factor, or no password; `ifNoPassword`: for members without a password.
   */
  freshProof?: 'ifNoPassword' | 'ifSecondFactor' | 'always'
  /** The service records its acts in the audit log, instead of the one entry of every admin call. */
  recordsItself?: true
  /** The maximum body size, if the default of 1 MB (64 kB where visitors may call) is too small. */
  bodyBytesMax?: number
  /** The maximum number of JSON values in the body, if the default of 20,000 is too small. */
  bodyValuesMax?: number
  /** The rate limits per IP address, for calls that visitors may make. */
  addressLimits?: readonly RateLimit[]
  /**
   * The rate limits per account, if those that all writing calls of an account share do not fit; they
   * are counted for this call alone.
   */
  accountLimits?: readonly RateLimit[]
  status: 200 | 201 | 202
  answer: z.ZodType
  /** The response is plain text, not JSON. */
  plainText?: true
  /** The response is a file of this type. */
  download?: string
  /** The session cookie identifies the caller where no token does, in requests of the web app's own pages. */
  cookie?: true
  /** Codes of the errors besides those common to every call: of `errorTable`, which is made of all features. */
  errors: readonly string[]
}

/** The parsed values of one part of a call: with defaults, numbers as numbers. */
export type ValueOf<E, Part extends string> =
  E extends Record<Part, infer S> ? (S extends z.ZodType ? z.output<S> : undefined) : undefined

/** Declares an endpoint, preserving its exact type. */
export function defineEndpoint<const E extends Endpoint>(endpoint: E): E {
  return endpoint
}

/** Error codes with their status and text. */
export type DeclaredErrors = Readonly<Record<string, readonly [status: number, message: string]>>

/** Declares the error codes of a feature, which it exports as `errors`. A code belongs to one feature. */
export function defineErrors<const E extends DeclaredErrors>(errors: E): E {
  return errors
}
