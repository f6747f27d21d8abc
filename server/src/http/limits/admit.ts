import type { Endpoint } from '@medley/contract/endpoint'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { isClosed } from './closed-instance.ts'
import { identify } from '../caller/identify.ts'
import type { PageOrigins } from '../pages/page-origin.ts'
import { identifyByCookie } from '../caller/session-cookie.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller, known before the body is read; null for visitors. */
    actor: Actor | null
  }
}

export interface AdmitOptions extends PageOrigins {
  /** Admins without a second factor count as members. */
  requireAdminSecondFactor: boolean
  hasSecondFactor: (ctx: Context, userId: number) => Promise<boolean>
  /** Throws `proof_required` if the call wants a fresh proof that the member is there. */
  requireFreshProof(ctx: Context, actor: Actor, endpoint: Endpoint): Promise<void>
}

/**
 * The caller of a request; a suspended member counts as a visitor where visitors may call. Throws
 * `unauthenticated`, `suspended`, `admin_only`, `second_factor_missing` or `proof_required` if the endpoint
 * does not admit them.
 */
export async function admit(
  ctx: Context,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  options: AdmitOptions,
): Promise<Actor | null> {
  if (endpoint.access === 'open') return admitVisitor(ctx, endpoint)
  const actor = await identifyCaller(ctx, endpoint, request, reply, options)
  // Before any refusal, so that the log can name the member.
  request.actor = actor
  const isSuspended = actor?.isSuspended === true && !endpoint.whileSuspended
  if (endpoint.access === 'optional') {
    return actor && !isSuspended ? actor : admitVisitor(ctx, endpoint)
  }
  if (!actor) throw new AppError('unauthenticated')
  if (isSuspended) throw new AppError('suspended')
  if (endpoint.access === 'admin') refuseMembers(actor)
  await options.requireFreshProof(ctx, actor, endpoint)
  return actor
}

/** Visitors of a closed instance may make only the open calls that show nothing of members. */
function admitVisitor(ctx: Context, { access, showsMembers }: Endpoint): null {
  const isOpen = access === 'open' && !showsMembers
  if (!isOpen && isClosed(ctx)) throw new AppError('unauthenticated')
  return null
}

async function identifyCaller(
  ctx: Context,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
  options: AdmitOptions,
): Promise<Actor | null> {
  const actor =
    (await identify(ctx, request)) ??
    (endpoint.cookie ? await identifyByCookie(ctx, request, reply, options) : null)
  if (!actor?.isAdmin || !options.requireAdminSecondFactor) return actor
  if (await options.hasSecondFactor(ctx, actor.id)) return actor
  return { ...actor, isAdmin: false, lacksSecondFactor: true }
}

function refuseMembers({ isAdmin, lacksSecondFactor }: Actor): void {
  if (!isAdmin) throw new AppError(lacksSecondFactor ? 'second_factor_missing' : 'admin_only')
}
