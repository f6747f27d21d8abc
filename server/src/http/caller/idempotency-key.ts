import type { Endpoint } from '@medley/contract/endpoint'
import { limits } from '@medley/contract/limits'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../../actor.ts'
import { invalidValue } from '../../app-error.ts'
import type { KeyedRequest } from '../../ports/keyed-request.ts'
import type { UploadedFile } from '../handle.ts'
import type { Tokens } from './tokens.ts'

const header = 'Idempotency-Key'
const printable = new RegExp(`^[ -~]{1,${limits.idempotencyKeyMax}}$`)

/** The key of a request, or undefined. Throws `validation_error` unless it is 1 to 255 printable ASCII characters. */
export function readIdempotencyKey({ headers }: FastifyRequest): string | undefined {
  const key = headers[header.toLowerCase()]
  if (key === undefined) return undefined
  if (typeof key !== 'string' || !printable.test(key)) {
    throw invalidValue(header, 'Must be 1 to 255 printable characters')
  }
  return key
}

interface Values {
  actor: Actor | null
  params: unknown
  query: unknown
  body: unknown
  files: readonly UploadedFile[] | undefined
}

/** The hashes under which a key and its request are stored. */
export function keyedRequest(
  tokens: Tokens,
  { method, path, access }: Endpoint,
  key: string,
  { actor, params, query, body, files = [] }: Values,
): KeyedRequest {
  const isOfMember = access !== 'open' && access !== 'optional'
  const userId = isOfMember && actor ? actor.id : null
  const sent = files.map(({ name, sha256 }) => [name, sha256])
  return {
    userId,
    keyHash: tokens.hash(JSON.stringify(['idempotency key', userId, key])),
    requestHash: tokens.hash(JSON.stringify([method, path, params, query, body, sent])),
  }
}
