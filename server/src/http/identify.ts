import type { FastifyRequest } from 'fastify'
import { type Actor, isAdminId } from '../actor.ts'
import type { Context } from '../context.ts'

/** The member whose valid token the request carries: the user exists and the token has its current version. */
export async function identify(ctx: Context, request: FastifyRequest): Promise<Actor | null> {
  const token = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '')?.[1]
  const claims = token === undefined ? null : await ctx.tokens.read(token)
  if (!claims) return null
  const user = await ctx.db
    .selectFrom('users')
    .select(['id', 'username', 'token_version'])
    .where('id', '=', claims.userId)
    .executeTakeFirst()
  if (!user || user.token_version !== claims.version) return null
  return { id: user.id, username: user.username, isAdmin: isAdminId(user.id) }
}
