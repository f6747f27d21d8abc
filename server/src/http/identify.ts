import type { FastifyRequest } from 'fastify'
import { type Actor, isAdminId } from '../actor.ts'
import type { Context } from '../context.ts'

/** The member whose valid token the request carries, or null. */
export async function identify(ctx: Context, request: FastifyRequest): Promise<Actor | null> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  return token === undefined ? null : identifyByToken(ctx, token)
}

/**
 * The member of a valid token, or null. The user exists, and the token's session has neither ended nor
 * expired; a token without a session has the user's current version.
 */
export async function identifyByToken(ctx: Context, token: string): Promise<Actor | null> {
  const claims = await ctx.tokens.read(token)
  if (!claims) return null
  const { userId, sessionId = null } = claims
  const row = await ctx.db
    .selectFrom('users')
    .leftJoin('sessions', (join) =>
      join
        .onRef('sessions.user_id', '=', 'users.id')
        .on('sessions.id', '=', sessionId)
        .on('sessions.time_expires', '>', ctx.clock.now()),
    )
    .leftJoin('suspensions', (join) =>
      join
        .onRef('suspensions.user_id', '=', 'users.id')
        .on((eb) => eb.or([eb('time_ends', 'is', null), eb('time_ends', '>', ctx.clock.now())])),
    )
    .select(['users.id', 'users.username', 'users.token_version as version'])
    .select(['sessions.lifetime', 'sessions.time_last_used as timeLastUsed'])
    .select('sessions.time_proved as timeProved')
    .select((eb) => eb('suspensions.user_id', 'is not', null).as('isSuspended'))
    .where('users.id', '=', userId)
    .executeTakeFirst()
  if (!row) return null
  const { id, username, version, isSuspended } = row
  const about = isSuspended ? { isSuspended: true } : {}
  const actor = { id, username, isAdmin: isAdminId(id), ...about }
  if (sessionId === null) return version === claims.version ? { ...actor, version } : null
  const { lifetime, timeLastUsed, timeProved } = row
  if (lifetime === null || timeLastUsed === null) return null
  return { ...actor, session: { id: sessionId, lifetime, timeLastUsed, timeProved } }
}
