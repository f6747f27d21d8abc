import { type AnswerOf, type Api, type BodyOf, endpoints } from '@medley/contract/api'
import { declaredCodes } from '@medley/contract/declared-codes'
import type { Endpoint, ValueOf } from '@medley/contract/endpoint'
import {
  type ErrorCode,
  errorTable,
  type FieldError,
  type WantedProof,
} from '@medley/contract/errors'
import { beforeEach, vi } from 'vitest'
import { reportProblem } from './problems.ts'
import { readQuery } from './read-query.ts'

type Name = keyof Api

/** A call as the server gets it. */
export interface Received<K extends Name = Name> {
  name: K
  /** As the contract reads them: numbers are numbers, defaults are filled in. */
  params: ValueOf<Api[K], 'params'>
  query: ValueOf<Api[K], 'query'>
  /** As it was sent. */
  body: BodyOf<Api[K]>
  files: File[]
  bearer: string | undefined
  /** The call outlives the page. */
  keepalive: boolean
}

type Answering<K extends Name> = (call: Received<K>) => AnswerOf<Api[K]> | Promise<AnswerOf<Api[K]>>

interface Answerer {
  run: (call: Received) => unknown
  /** Refusals may answer calls that the contract does not allow. */
  takesAnything: boolean
}

/** Thrown in place of an answer. */
class Refusal extends Error {
  readonly code: ErrorCode
  readonly errors: FieldError[] | undefined
  readonly proof: WantedProof | undefined
  constructor(code: ErrorCode, errors?: FieldError[], proof?: WantedProof) {
    super(code)
    this.code = code
    this.errors = errors
    this.proof = proof
  }
}

/** Codes that every call can answer, besides its own. */
const anywhere: readonly ErrorCode[] = ['internal_error', 'rate_limited']

const patterns = endpoints
  .map(({ endpoint }) => ({ endpoint, pattern: patternOf(endpoint.path) }))
  .toSorted((a, b) => a.endpoint.path.split('{').length - b.endpoint.path.split('{').length)

const answerers = new Map<string, Answerer>()
let received: Received[] = []

/** For an answering function to throw, which refuses only some calls. */
export function refusal(code: ErrorCode): Error {
  return new Refusal(code)
}

/** Answers every further call of the endpoint: a value of the contract, or a function that makes one. */
export function answer<K extends Name>(name: K, value: AnswerOf<Api[K]> | Answering<K>): void {
  const run = typeof value === 'function' ? value : () => value
  answerers.set(name, { run: (call) => run(call as Received<K>), takesAnything: false })
}

/** Refuses every further call of the endpoint by one of the codes that it declares. */
export function refuse(
  name: Name,
  code: ErrorCode,
  errors?: FieldError[],
  proof?: WantedProof,
): void {
  const { endpoint } = patterns.find(({ endpoint }) => nameOf(endpoint) === name) ?? {}
  if (!endpoint || ![...declaredCodes(endpoint), ...anywhere].includes(code)) {
    throw new Error(`${name} never answers ${code}`)
  }
  const run = () => {
    throw new Refusal(code, errors, proof)
  }
  answerers.set(name, { run, takesAnything: true })
}

/** Loses every further call of the endpoint, as without a network. */
export function lose(name: Name): void {
  const run = () => {
    throw new TypeError('Failed to fetch')
  }
  answerers.set(name, { run, takesAnything: true })
}

/** Holds the next calls of the endpoint back until each is answered through the list, in order of arrival. */
export function hold<K extends Name>(
  name: K,
): {
  call: Received<K>
  answer: (value: AnswerOf<Api[K]>) => void
  refuse: (code: ErrorCode) => void
}[] {
  const held: ReturnType<typeof hold<K>> = []
  answer(
    name,
    (call) =>
      new Promise((resolve, reject) => {
        held.push({ call, answer: resolve, refuse: (code) => reject(new Refusal(code)) })
      }),
  )
  return held
}

/** The calls of an endpoint so far, oldest first. */
export function callsOf<K extends Name>(name: K): Received<K>[] {
  return received.filter((call): call is Received<K> => call.name === name)
}

/** The names of all calls that write, in order. */
export function writesSoFar(): Name[] {
  return received.map(({ name }) => name).filter((name) => !name.startsWith('GET '))
}

/** Calls that a test need not answer: without them, each part of a page is read by its own call. */
const dispensable: readonly Name[] = ['GET /v1/pages/home', 'GET /v1/pages/works/{medium}/{workId}']

beforeEach(() => {
  answerers.clear()
  for (const name of dispensable) lose(name)
  // Home asks for it in January only.
  answer('GET /v1/years/{userId}', { items: [] })
  // A rating says where one is.
  answer('GET /v1/progress/{medium}/{workId}', { progress: null })
  received = []
  vi.stubGlobal('fetch', fakeFetch)
})

async function fakeFetch(url: string, init: RequestInit = {}): Promise<Response> {
  const { pathname, search } = new URL(url, 'http://localhost')
  const method = init.method ?? 'GET'
  const found = patterns.find(
    ({ endpoint, pattern }) => endpoint.method === method && pattern.test(pathname),
  )
  if (!found) return fail(`${method} ${pathname} is not in the contract`)
  const name = nameOf(found.endpoint)
  const answerer = answerers.get(name)
  if (!answerer) return fail(`Nothing answers ${name} (${pathname}${search})`)
  const call = receive(found.endpoint, found.pattern.exec(pathname)?.groups, search, init, answerer)
  received.push(call)
  return unlessAborted(init.signal, () => respond(found.endpoint, answerer, call))
}

function fail(problem: string): never {
  reportProblem(problem)
  throw new TypeError(problem)
}

function receive(
  endpoint: Endpoint,
  params: object | undefined,
  search: string,
  init: RequestInit,
  { takesAnything }: Answerer,
): Received {
  const name = nameOf(endpoint)
  const { fields, files } = readBody(init.body)
  const read = (part: 'params' | 'query' | 'body', value: unknown): unknown => {
    const result = endpoint[part]?.safeParse(value)
    if (result?.success === false && !takesAnything) {
      fail(`${name} was sent a ${part} that the contract refuses: ${result.error.message}`)
    }
    return result?.data
  }
  read('body', fields)
  return {
    name,
    params: read('params', { ...params }),
    query: read('query', readQuery(search)),
    body: fields,
    files,
    bearer: /^Bearer (.+)$/.exec(new Headers(init.headers).get('authorization') ?? '')?.[1],
    keepalive: init.keepalive === true,
  } as Received
}

function readBody(body: RequestInit['body']): { fields: unknown; files: File[] } {
  if (body instanceof FormData) {
    const entries = [...body.entries()]
    const fields = Object.fromEntries(entries.filter(([, value]) => typeof value === 'string'))
    return {
      fields,
      files: entries.map(([, value]) => value).filter((value) => value instanceof File),
    }
  }
  return { fields: typeof body === 'string' ? JSON.parse(body) : undefined, files: [] }
}

async function respond(endpoint: Endpoint, { run }: Answerer, call: Received): Promise<Response> {
  try {
    return toResponse(endpoint, await run(call))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    const { code, errors, proof } = error
    const { status, message } = errorTable[code]
    const detail = errors?.[0]?.message ?? message
    const more = { ...(errors && { errors }), ...(proof && { proof }) }
    return Response.json({ status, code, message: detail, ...more }, { status })
  }
}

function toResponse(endpoint: Endpoint, value: unknown): Response {
  const result = endpoint.answer.safeParse(value)
  if (!result.success) {
    return fail(`The answer of ${nameOf(endpoint)} is not of the contract: ${result.error.message}`)
  }
  const { status, plainText } = endpoint
  return plainText ? new Response(String(value), { status }) : Response.json(value, { status })
}

async function unlessAborted(
  signal: AbortSignal | null | undefined,
  work: () => Promise<Response>,
): Promise<Response> {
  if (!signal) return work()
  signal.throwIfAborted()
  const aborted = new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason as Error))
  })
  return Promise.race([work(), aborted])
}

function nameOf({ method, path }: Endpoint): Name {
  return `${method} ${path}` as Name
}

function patternOf(path: string): RegExp {
  return new RegExp(`^${path.replaceAll(/\{(\w+)\}/g, '(?<$1>[^/]+)')}$`)
}
