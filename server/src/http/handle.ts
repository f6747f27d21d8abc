import type { Endpoint, ValueOf } from '@medley/contract/endpoint'
import type { z } from 'zod'
import type { Actor, Viewer } from '../actor.ts'
import type { Commit } from '../db/transaction.ts'

type ActorOf<E extends Endpoint> = E['access'] extends 'open'
  ? null
  : E['access'] extends 'optional'
    ? Viewer
    : Actor

/** An uploaded file, whole in memory; its size is bounded by the endpoint. */
export interface UploadedFile {
  name: string
  bytes: Buffer
}

/** What a handler gets: the caller and the values, checked. */
export interface Call<E extends Endpoint> {
  actor: ActorOf<E>
  params: ValueOf<E, 'params'>
  query: ValueOf<E, 'query'>
  body: ValueOf<E, 'body'>
  file: E extends { file: object } ? UploadedFile : undefined
  /** All of them, where the endpoint takes several. */
  files: E extends { file: { filesMax: number } } ? UploadedFile[] : undefined
  /** Of a creating call: runs its one transaction, whose result is the answer, at most once per key. */
  commit: E extends { idempotent: true } ? Commit : undefined
}

/** A file that is sent as it is read. */
export interface Download {
  name: string
  size: number
  bytes: AsyncIterable<Buffer>
}

type Answer<E extends Endpoint> = E extends { download: string } ? Download : z.input<E['answer']>

/** An endpoint with the function that answers it. */
export interface Route {
  endpoint: Endpoint
  run(call: Call<Endpoint>): Promise<unknown>
}

/** Ties an endpoint of the contract to the service that answers it. */
export function handle<E extends Endpoint>(
  endpoint: E,
  run: (call: Call<E>) => Promise<Answer<E>>,
): Route {
  return { endpoint, run }
}
