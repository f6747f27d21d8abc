import { matchRoute, screenAt } from '@medley/contract/route-table'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { identifyByToken } from '../caller/identify.ts'
import { anyCookieToken } from '../caller/session-cookie.ts'

/** True if the instance shows visitors nothing but the way to a login. */
export const isClosed = ({ access }: Pick<Context, 'access'>): boolean => access.visitors === 'none'

/** True if a visitor may open the page at a path of the web app. */
export function isOpenPage(ctx: Context, pathname: string): boolean {
  return !isClosed(ctx) || screenAt(matchRoute(pathname).path).staysOpen === true
}

/** True if the browser has a session: pages are requested without a token. */
export async function hasSession(ctx: Context, request: FastifyRequest): Promise<boolean> {
  return (await memberOf(ctx, request)) !== null
}

async function memberOf(ctx: Context, request: FastifyRequest): Promise<Actor | null> {
  const token = anyCookieToken(request)
  return token === undefined ? null : identifyByToken(ctx, token)
}

/** On a closed instance, has the routes registered later in this scope refuse visitors and suspended members. */
export function closeToVisitors(app: FastifyInstance, ctx: Context): void {
  if (!isClosed(ctx)) return
  app.addHook('onRequest', async (request) => {
    const member = await memberOf(ctx, request)
    if (!member) throw new AppError('unauthenticated')
    if (member.isSuspended) throw new AppError('suspended')
  })
  // No cache may give it to somebody else, whatever the route says of an open instance.
  app.addHook('onSend', async (_, reply) => void reply.header('cache-control', 'private, no-store'))
}
