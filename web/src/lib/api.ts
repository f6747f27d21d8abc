import type { AnswerOf, Api, BodyOf, ParamsOf, QueryOf } from '@medley/contract/api'
import type {
  ErrorBody,
  ErrorCode,
  FieldError,
  ProofMethod,
  UploadProblem,
  WantedProof,
} from '@medley/contract/errors'
import { viewAsHeader } from '@medley/contract/limits'
import { forgetIdempotencyKey, idempotencyKey } from './idempotency-keys.ts'
import { unlessLeaving } from './page-leaving.ts'
import { writeQuery } from './query-string.ts'

type FilesOf<E> = E extends { file: { filesMax: number } }
  ? { files: readonly File[] }
  : E extends { file: { part: string } }
    ? { file: File }
    : object

/** Input of a call of an endpoint. */
export type CallValues<E> = (ParamsOf<E> extends undefined ? object : { params: ParamsOf<E> }) &
  (QueryOf<E> extends undefined
    ? object
    : object extends QueryOf<E>
      ? { query?: QueryOf<E> }
      : { query: QueryOf<E> }) &
  (BodyOf<E> extends undefined ? object : { body: BodyOf<E> }) &
  FilesOf<E> & {
    signal?: AbortSignal
    /** Keeps the request alive when the page is closed. */
    keepalive?: boolean
    headers?: Record<string, string>
    /** A token in place of the current one; null for none. */
    bearer?: string | null
  }

interface LooseValues {
  params?: unknown
  query?: object | undefined
  body?: unknown
  file?: File
  files?: readonly File[]
  signal?: AbortSignal
  keepalive?: boolean
  headers?: Record<string, string>
  bearer?: string | null
}

/** A failed call. `network` means no response, or one that cannot be parsed. */
export class ApiError extends Error {
  readonly code: ErrorCode | 'network'
  /** HTTP status; 0 without a response. */
  readonly status: number
  readonly errors: readonly FieldError[]
  /** Seconds after which the call may succeed, from the `Retry-After` header. */
  readonly retryAfter: number | undefined
  /** The proof that would make the call succeed. */
  readonly proof: WantedProof | undefined
  /** The unreadable part of an upload. */
  readonly problem: UploadProblem | undefined

  constructor(
    code: ErrorCode | 'network',
    status: number,
    message: string,
    errors: readonly FieldError[] = [],
    {
      retryAfter,
      proof,
      problem,
    }: {
      retryAfter?: number | undefined
      proof?: WantedProof | undefined
      problem?: UploadProblem | undefined
    } = {},
  ) {
    super(message)
    this.code = code
    this.status = status
    this.errors = errors
    this.retryAfter = retryAfter
    this.proof = proof
    this.problem = problem
  }
}

/** The API's base URL: same origin unless the build sets another one. */
const baseUrl: string = import.meta.env.VITE_API_URL ?? ''

/** An API on another host of the site sets and reads its own session cookie. The app for phones uses none. */
const credentials: RequestCredentials =
  baseUrl === '' || import.meta.env.VITE_MOBILE === 'on' ? 'same-origin' : 'include'

let bearer: string | null = null

let viewAs: string | null = null

/** Has all further reads answered as somebody else would see them. */
export function setViewAs(role: string): void {
  viewAs = role
}

/** Answers that came for calls not sent yet. */
export interface HeldAnswers {
  /** The answer of a call, once; undefined where the call has to be sent. */
  take(endpoint: string, intent: string): Promise<unknown>
}

let held: Promise<HeldAnswers | undefined> | undefined

/** Sets or clears the bearer token of all further calls. */
export function setBearer(token: string | null): void {
  bearer = token
  held = undefined
}

let session = new AbortController()

/** Aborted when the member leaves. */
export function sessionSignal(): AbortSignal {
  return session.signal
}

/** Clears the token and aborts the reads of its session, which would be refused from now on. */
export function dropBearer(): void {
  setBearer(null)
  session.abort()
  session = new AbortController()
}

let tokenRefused = (): void => undefined

/** Registers a listener for 401 responses to calls that carried the current token. */
export function onTokenRefused(step: () => void): void {
  tokenRefused = step
}

let suspended = (): void => undefined

/** Registers a listener for refusals because the member's account is suspended. */
export function onSuspended(step: () => void): void {
  suspended = step
}

let secondFactorMissing = async (): Promise<void> => undefined

/** Registers a listener for refusals because an admin has no second factor. */
export function onSecondFactorMissing(step: () => Promise<void>): void {
  secondFactorMissing = step
}

let prove = async (_: readonly ProofMethod[]): Promise<boolean> => false

/** Registers who asks the member for a fresh proof; it resolves whether they gave one. */
export function onProofRequired(ask: (methods: readonly ProofMethod[]) => Promise<boolean>): void {
  prove = ask
}

/** Has calls with the current token look here for their answer before they are sent. */
export function holdAnswers(answers: Promise<HeldAnswers | undefined>): void {
  held = answers
}

/**
 * Calls an endpoint of the contract. A call that wants a fresh proof is repeated once it was given.
 * @throws ApiError for every response that is not a success, and for no response.
 */
export async function call<K extends keyof Api>(
  endpoint: K,
  ...values: object extends CallValues<Api[K]> ? [CallValues<Api[K]>?] : [CallValues<Api[K]>]
): Promise<AnswerOf<Api[K]>> {
  const given = withSession(endpoint, values[0] ?? {})
  const intent = intentOf(endpoint, given)
  const answer = held && (await (await held)?.take(endpoint, intent))
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- it is the answer of this call, from the same server
  if (answer !== undefined) return answer as AnswerOf<Api[K]>
  given.signal?.throwIfAborted()
  return request(endpoint, given, intent)
}

/** Ties a read without a signal of its own to the session. */
function withSession(endpoint: string, given: LooseValues): LooseValues {
  return endpoint.startsWith('GET ') ? { signal: session.signal, ...given } : given
}

async function request<K extends keyof Api>(
  endpoint: K,
  given: LooseValues,
  intent: string,
): Promise<AnswerOf<Api[K]>> {
  const token = given.bearer === undefined ? bearer : given.bearer
  const { response, body } = await unlessLeaving(async () => {
    const answer = await send(endpoint, given, { token, intent })
    return { response: answer, body: await readBody(answer) }
  })
  if (response.status === 401 && token !== null && token === bearer) tokenRefused()
  if (!response.ok) {
    const error = toApiError(response, body)
    if (error.code === 'suspended' && token === bearer) suspended()
    if (error.code === 'second_factor_missing' && token === bearer) void secondFactorMissing()
    const wanted = error.code === 'proof_required' && token === bearer ? error.proof : undefined
    if (wanted && (await prove(wanted.methods))) return request(endpoint, given, intent)
    throw error
  }
  forgetIdempotencyKey(intent)
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the server checks its answers against the same contract
  return body as AnswerOf<Api[K]>
}

/** Identifies the intent of a call: the same for a repeated press. */
export function intentOf(
  endpoint: string,
  { params, query, body, file, files = [] }: LooseValues,
): string {
  const sent = [...files, ...(file ? [file] : [])]
  const names = sent.map(({ name, size, lastModified }) => [name, size, lastModified])
  return JSON.stringify([endpoint, params, query, body, names])
}

interface Sending {
  token: string | null
  intent: string
}

async function send(
  endpoint: string,
  values: LooseValues,
  { token, intent }: Sending,
): Promise<Response> {
  const [method, path = ''] = endpoint.split(' ', 2)
  const { body, signal, keepalive } = values
  const files = values.file ? [values.file] : values.files
  try {
    return await fetch(baseUrl + fillPath(path, values.params) + writeQuery(values.query), {
      method: method ?? 'GET',
      credentials,
      headers: {
        accept: 'application/json',
        ...values.headers,
        ...(token === null ? {} : { authorization: `Bearer ${token}` }),
        ...(viewAs === null ? {} : { [viewAsHeader]: viewAs }),
        ...(body === undefined || files ? {} : { 'content-type': 'application/json' }),
        // The server heeds it on calls that create something.
        ...(method === 'POST' ? { 'idempotency-key': idempotencyKey(intent) } : {}),
      },
      ...(body === undefined && !files
        ? {}
        : { body: files ? toForm(body, files) : JSON.stringify(body) }),
      ...(signal ? { signal } : {}),
      ...(keepalive ? { keepalive } : {}),
    })
  } catch (error) {
    if (isAbort(error)) throw error
    throw new ApiError('network', 0, 'The server did not answer')
  }
}

function fillPath(path: string, params: unknown): string {
  const given = new Map(Object.entries(params ?? {}))
  return path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(given.get(name))),
  )
}

function toForm(fields: unknown, files: readonly File[]): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields ?? {})) form.append(name, String(value))
  for (const file of files) form.append('file', file)
  return form
}

async function readBody(response: Response): Promise<unknown> {
  try {
    const type = response.headers.get('content-type') ?? ''
    if (type === 'application/zip' || type === 'image/png') return await readFile(response, type)
    const isJson = type.includes('application/json')
    return isJson ? await response.json() : await response.text()
  } catch (error) {
    if (isAbort(error)) throw error
    throw new ApiError('network', response.status, 'The answer could not be read')
  }
}

async function readFile(response: Response, type: string): Promise<File> {
  const named = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '')
  return new File([await response.blob()], named?.[1] ?? 'medley.zip', { type })
}

function toApiError({ status, headers }: Response, body: unknown): ApiError {
  if (typeof body !== 'object' || body === null || !('code' in body)) {
    return new ApiError('internal_error', status, typeof body === 'string' ? body : 'Unknown error')
  }
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the one body of errors, told by its code
  const { code, message, errors, proof, problem } = body as ErrorBody
  const retryAfter = Number(headers.get('retry-after') ?? Number.NaN)
  return new ApiError(code, status, message, errors, {
    retryAfter: retryAfter || undefined,
    proof,
    problem,
  })
}

/** True if an error is an ApiError with one of these codes. */
export function isApiError(error: unknown, ...codes: (ErrorCode | 'network')[]): error is ApiError {
  return error instanceof ApiError && (codes.length === 0 || codes.includes(error.code))
}

/** True if a call was aborted, which is not a failure. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError'
}
