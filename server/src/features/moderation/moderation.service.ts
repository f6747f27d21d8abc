import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { dropPicture } from '../accounts/picture/accounts.picture.service.ts'
import { recordEvent } from '../audit-log/audit-log.service.ts'
import { deleteEndedSuspensions, deleteKeptBefore, findSuspension } from './moderation.queries.ts'

/** Removed content is kept this long for objections. */
const retention = 30 * 24 * 3_600_000

interface Suspension {
  reason: string
  timeSuspended: string
  timeEnds: string | null
}

/** Why and how long the actor is suspended; null if not. */
export async function showSuspension(
  ctx: Pick<Context, 'db'>,
  actor: Actor,
): Promise<{ suspension: Suspension | null }> {
  const row = await findSuspension(ctx.db, actor.id)
  if (!row) return { suspension: null }
  const { reason, timeSuspended, timeEnds } = row
  return {
    suspension: {
      reason,
      timeSuspended: timeSuspended.toISOString(),
      timeEnds: timeEnds?.toISOString() ?? null,
    },
  }
}

/** Lifts suspensions whose time has come, and forgets what was removed over 30 days ago. */
export async function endAndForget(ctx: Context): Promise<void> {
  const now = ctx.clock.now()
  await transaction(ctx.db, async (tx) => {
    for (const memberId of await deleteEndedSuspensions(tx, now)) {
      await recordEvent(ctx, tx, { kind: 'member-restored', memberId, details: { ended: true } })
    }
  })
  const before = new Date(now.getTime() - retention)
  const pictures = await transaction(ctx.db, (tx) => deleteKeptBefore(tx, before))
  for (const key of pictures) await dropPicture(ctx, key)
}
