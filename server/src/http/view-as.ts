import type { Endpoint } from '@medley/contract/endpoint'
import { viewAsHeader } from '@medley/contract/limits'
import type { FastifyRequest } from 'fastify'
import type { Actor } from '../actor.ts'

/** Nobody's friend, who has done nothing here. */
const anyMember: Actor = { id: 0, username: '', isAdmin: false }

/**
 * The caller of a read, or the one they want to look like: a visitor, any member, or a friend of theirs. None of these
 * sees more than the caller, to whom their own things belong.
 */
export function viewerOf(request: FastifyRequest, { method, access }: Endpoint): Actor | null {
  const { actor } = request
  if (!actor || method !== 'GET' || access !== 'optional') return actor
  const wanted = request.headers[viewAsHeader]
  if (wanted === 'visitor') return null
  if (wanted === 'member') return anyMember
  // As `friendIdsOf` reads it.
  if (wanted === 'friend') return { ...anyMember, id: -actor.id }
  return actor
}
