import type { Endpoint, ValueOf } from '@medley/contract/endpoint'
import type { z } from 'zod'
import type { Actor, Viewer } from '../actor.ts'
import type { Client } from '../client.ts'
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

/** An endpoint with its handler. */
export interface Route {
  endpoint: Endpoint
  run(call: Call<Endpoint>): Promise<unknown>
}

/** Connects an endpoint of the contract to its handler. */
export function handle<E extends Endpoint>(
  endpoint: E,
  run: (call: Call<E>) => Promise<Answer<E>>,
): Route {
  return { endpoint, run }
}
