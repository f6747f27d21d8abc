import type { Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Client } from '../../client.ts'
import type { Context } from '../../context.ts'
import { transaction, type Tx } from '../../db/transaction.ts'
import { endTokensWithoutSession } from '../accounts/accounts.service.ts'
import { recordEvent } from '../audit-log/audit-log.service.ts'
import { deleteSessionsOf } from './sessions.queries.ts'
import { lifetimeOf, startSession, tokenOf } from './sessions.start.service.ts'

/** Ends all sessions of a user, and the tokens of before sessions were stored. */
export async function endAllSessions(tx: Tx, userId: number): Promise<void> {
  // First, because it waits for logins that are under way.
  await endTokensWithoutSession(tx, userId)
  await deleteSessionsOf(tx, userId)
}

/**
 * Ends all sessions of the actor but the one of this request, and returns a token of that one. A caller
 * with a token of before sessions were stored gets a session in its place.
 */
export async function endOtherSessions(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  client: Client,
): Promise<{ endedCount: number; token: string }> {
  const version = await endTokensWithoutSession(tx, actor.id)
  const endedCount = await deleteSessionsOf(tx, actor.id, actor.session?.id)
  if (actor.session) return { endedCount, token: await tokenOf(ctx, actor, actor.session) }
  const account = { userId: actor.id, username: actor.username, version }
  const lifetime = lifetimeOf(actor)
  const token = await startSession(ctx, tx, account, { client, lifetime, isProved: false })
  if (token === null) throw new AppError('unauthenticated')
  return { endedCount, token }
}

/** As `endOtherSessions`, on request of the actor. */
export function endOthers(ctx: Context, actor: Actor, client: Client) {
  return transaction(ctx.db, async (tx) => {
    await recordEvent(ctx, tx, { kind: 'sessions-ended', actorId: actor.id })
    return endOtherSessions(ctx, tx, actor, client)
  })
}
