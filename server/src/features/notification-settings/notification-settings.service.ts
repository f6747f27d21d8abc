import {
  type KindSwitches,
  type MailKind,
  mailKinds,
  type NotificationSettings,
} from '@medley/contract/accounts/notification-settings'
import type { Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { findMailRecipient } from '../accounts/accounts.recipient.service.ts'
import {
  changeSwitches,
  endMailOf,
  switchesOf,
} from '../notifications/notifications.switches.service.ts'
import { hasDigest, setDigest, setTimeZone } from '../weekly-digest/weekly-digest.service.ts'

/** The actor's settings. */
export async function showSettings(ctx: Context, actor: Actor): Promise<NotificationSettings> {
  return {
    kinds: await switchesOf(ctx.db, actor.id),
    weeklyDigest: await hasDigest(ctx.db, actor.id),
    mailReaches: (await findMailRecipient(ctx, ctx.db, actor.id)) !== undefined,
  }
}

interface Change {
  kinds?: KindSwitches[] | undefined
  weeklyDigest?: boolean | undefined
  timeZone?: string | undefined
}

/** Changes the actor's settings; what is absent stays. */
export async function changeSettings(
  ctx: Context,
  actor: Actor,
  { kinds = [], weeklyDigest, timeZone }: Change,
): Promise<NotificationSettings> {
  await transaction(ctx.db, async (tx) => {
    await changeSwitches(tx, actor.id, kinds)
    if (weeklyDigest !== undefined) await setDigest(ctx, tx, actor.id, weeklyDigest, timeZone)
    if (timeZone !== undefined) await setTimeZone(tx, actor.id, timeZone)
  })
  return showSettings(ctx, actor)
}

/** Ends the letters that a link is for; repeatable. Throws `invalid_token`. */
export async function endLettersByLink(
  ctx: Context,
  token: string,
): Promise<{ kinds: MailKind[]; unsubscribed: true }> {
  const claims = await ctx.tokens.readUnsubscribe(token)
  if (!claims) throw new AppError('invalid_token')
  const { userId } = claims
  const kinds = mailKinds.filter((kind) => claims.kinds.includes(kind))
  await transaction(ctx.db, async (tx) => {
    await endMailOf(
      tx,
      userId,
      kinds.filter((kind) => kind !== 'weekly digest'),
    )
    if (kinds.includes('weekly digest')) await setDigest(ctx, tx, userId, false)
  })
  return { kinds, unsubscribed: true }
}
