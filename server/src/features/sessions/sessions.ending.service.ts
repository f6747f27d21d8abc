import type { SessionLifetime } from '@medley/contract/limits'
import type { Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { transaction, type Tx } from '../../db/transaction.ts'
import { outdateLogins } from '../accounts/accounts.service.ts'
import { recordEvent } from '../audit-log/audit-log.service.ts'
import { deleteSessionsOf } from './sessions.queries.ts'
import { tokenOf } from './sessions.start.service.ts'

/** Ends all sessions of a user, and logins that are under way. */
export async function endAllSessions(tx: Tx, userId: number): Promise<void> {
  // First, because it waits for logins that are under way.
  await outdateLogins(tx, userId)
  await deleteSessionsOf(tx, userId)
}

/** Ends all sessions of the actor but the one of this request, and returns a token of that one. */
export async function endOtherSessions(
  ctx: Context,
  tx: Tx,
  actor: Actor,
): Promise<{ endedCount: number; token: string; lifetime: SessionLifetime }> {
  const { id, session } = actor
  if (!session) throw new AppError('unauthenticated')
  await outdateLogins(tx, id)
  const endedCount = await deleteSessionsOf(tx, id, session.id)
  return { endedCount, token: await tokenOf(ctx, actor, session), lifetime: session.lifetime }
}

/** As `endOtherSessions`, on request of the actor. */
export function endOthers(ctx: Context, actor: Actor) {
  return transaction(ctx.db, async (tx) => {
    await recordEvent(ctx, tx, { kind: 'sessions-ended', actorId: actor.id })
    return endOtherSessions(ctx, tx, actor)
  })
}
