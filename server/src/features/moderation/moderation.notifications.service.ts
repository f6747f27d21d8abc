import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import type { RunningJob } from '../../jobs/job-kind.ts'
import { messageIdOf } from '../../mail/mail.ts'
import { isAddressBlocked } from '../accounts/accounts.service.ts'
import { notify } from '../notifications/notifications.service.ts'
import { decisionMessage } from './moderation.mail.ts'
import { noticeNotification } from './moderation.notifications.ts'
import { type Act, findMember, lockAct, updateToNotified } from './moderation.queries.ts'

/** Tells a member of a decision by notification and mail, unless it was undone or the account is gone. */
export async function notifyMember(ctx: Context, actId: number, job: RunningJob): Promise<void> {
  const act = await transaction(ctx.db, async (tx) => {
    await job.assertLease(tx)
    const locked = await lockAct(tx, actId)
    if (!locked || locked.isUndone || locked.memberId === null) return undefined
    if (!locked.isNotified) {
      const time = ctx.clock.now()
      await notify(tx, noticeNotification, { actId, recipientId: locked.memberId, time })
      await updateToNotified(tx, actId, time)
    }
    return { ...locked, memberId: locked.memberId }
  })
  if (act) await sendLetter(ctx, act)
}

/** Every try has the same Message-ID, so that mailboxes recognise duplicates. */
async function sendLetter(ctx: Context, act: Act & { memberId: number }): Promise<void> {
  const member = await findMember(ctx.db, act.memberId)
  if (!member || (await isAddressBlocked(ctx, member.email))) return
  const messageId = messageIdOf(ctx.mail, `decision-${act.id}`)
  await ctx.mail.send({
    to: member.email,
    ...decisionMessage(ctx.mail, member, act),
    messageId,
  })
}
