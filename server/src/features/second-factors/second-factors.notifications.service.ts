import type { Context } from '../../context.ts'
import type { Tx } from '../../db/transaction.ts'
import { notifyOwner } from '../accounts/owner-letter/accounts.notify-owner.service.ts'
import { recordEvent } from '../audit-log/audit-log.service.ts'

interface Change {
  event:
    | 'second-factor-added'
    | 'second-factor-removed'
    | 'recovery-codes-renewed'
    | 'recovery-code-used'
  /** Which second factor, such as "Authenticator app". */
  name?: string
  /** By the operator's command instead of the member. */
  byOperator?: true
}

/** Records a change of a member's second factors and has a letter sent to them. */
export async function notifyOfChange(
  ctx: Pick<Context, 'clock' | 'jobs'>,
  tx: Tx,
  userId: number,
  { event, name, byOperator }: Change,
): Promise<void> {
  const who = byOperator ? { memberId: userId } : { actorId: userId }
  const details = { change: event, ...(name === undefined ? {} : { name }) }
  await recordEvent(ctx, tx, { kind: 'second-factor-changed', ...who, details })
  await notifyOwner(ctx, tx, userId, { event, ...(name === undefined ? {} : { place: name }) })
}
