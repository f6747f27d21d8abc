import type { Endpoint, ValueOf } from '@medley/contract/endpoint'
import type { z } from 'zod'
import type { Actor, Viewer } from '../actor.ts'
import type { Client } from '../client.ts'
import type { Context } from '../context.ts'
import type { SessionCookie } from '../ports/session-cookie.ts'
import type { Commit } from '../db/transaction.ts'

type ActorOf<E extends Endpoint> = E['access'] extends 'open'
  ? null
  : E['access'] extends 'optional'
    ? Viewer
    : Actor

/** An uploaded file, on the disk until its call ends; the endpoint limits its size. */
export interface UploadedFile {
  name: string
  path: string
  size: number
  sha256: string
}

/** The input of a handler: the caller and the validated values. */
export interface Call<E extends Endpoint> {
  actor: ActorOf<E>
  client: Client
  cookie: SessionCookie
  params: ValueOf<E, 'params'>
  query: ValueOf<E, 'query'>
  body: ValueOf<E, 'body'>
  file: E extends { file: object } ? UploadedFile : undefined
  /** All files, if the endpoint takes several. */
  files: E extends { file: { filesMax: number } } ? UploadedFile[] : undefined
  /** For a creating call: runs its single transaction, whose result is the response, at most once per idempotency key. */
  commit: E extends { idempotent: true } ? Commit : undefined
}

/** A file that is streamed. */
export interface Download {
  name: string
  size: number
  bytes: AsyncIterable<Buffer>
}

type Answer<E extends Endpoint> = E extends { download: string } ? Download : z.input<E['answer']>

/** The values of a call: those of its path, query and body in one. */
type Input<E extends Endpoint> = Values<E, 'params'> & Values<E, 'query'> & Values<E, 'body'>

type Values<E, Part extends string> = E extends Record<Part, z.ZodType> ? ValueOf<E, Part> : unknown

/** Open calls have no actor; `call` has what else a call brings, such as `commit` or `client`. */
type Service<E extends Endpoint> = E['access'] extends 'open'
  ? (ctx: Context, input: Input<E>, call: Call<E>) => Promise<Answer<E>>
  : (ctx: Context, actor: ActorOf<E>, input: Input<E>, call: Call<E>) => Promise<Answer<E>>

/** An endpoint with its handler. */
export interface Route {
  endpoint: Endpoint
  run(ctx: Context, call: Call<Endpoint>): Promise<unknown>
}

/** Pairs an endpoint of the contract with its service. */
export function route<E extends Endpoint>(endpoint: E, service: Service<E>): Route {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- as its type has it, which depends on the endpoint
  const run = service as (...args: unknown[]) => Promise<unknown>
  const isOpen = endpoint.access === 'open'
  return {
    endpoint,
    run: (ctx, call) => {
      const input: unknown = Object.assign({}, call.params, call.query, call.body)
      return isOpen ? run(ctx, input, call) : run(ctx, call.actor, input, call)
    },
  }
}

/** As `route`, where the service takes or answers something else than the wire. */
export function handle<E extends Endpoint>(
  endpoint: E,
  run: (ctx: Context, call: Call<E>) => Promise<Answer<E>>,
): Route {
  return { endpoint, run }
}

/** Makes something once for each context that calls are answered in. */
export function perContext<T>(make: (ctx: Context) => T): (ctx: Context) => T {
  const made = new WeakMap<Context, { value: T }>()
  return (ctx) => {
    const present = made.get(ctx) ?? { value: make(ctx) }
    made.set(ctx, present)
    return present.value
  }
}
