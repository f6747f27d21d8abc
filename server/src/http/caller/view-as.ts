import type { Endpoint } from '@medley/contract/endpoint'
import { viewAsHeader } from '@medley/contract/limits'
import type { FastifyRequest } from 'fastify'
import type { Actor, Viewer } from '../../actor.ts'
import { lookAs } from '../../look-as.ts'

/** Nobody's friend, who has done nothing here. */
const anyMember: Actor = { id: 0, username: '', isAdmin: false }

/**
 * Answers as the caller, or in a read as the one they want to look like: a visitor, any member, or a friend of theirs.
 * None of these sees more than the caller, whose blocks go on counting.
 */
export function answerAs<T>(
  { actor, headers }: FastifyRequest,
  { method, access }: Endpoint,
  answer: (viewer: Viewer) => T,
): T {
  if (!actor || method !== 'GET' || access !== 'optional') return answer(actor)
  const viewer = lookOf(actor, headers[viewAsHeader])
  return viewer === undefined ? answer(actor) : lookAs(actor, () => answer(viewer))
}

function lookOf(caller: Actor, wanted: unknown): Viewer | undefined {
  if (wanted === 'visitor') return null
  if (wanted === 'member') return anyMember
  // As `friendIdsOf` reads it.
  if (wanted === 'friend') return { ...anyMember, id: -caller.id }
  return undefined
}
