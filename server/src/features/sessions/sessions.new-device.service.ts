import type { Client } from '../../client.ts'
import type { Context } from '../../context.ts'
import { notifyOwner } from '../accounts/owner-letter/accounts.notify-owner.service.ts'
import { rememberDevice } from '../login-waits/login-waits.service.ts'
import { nameDevice } from './sessions.device.rules.ts'
import { hasLoggedInBefore } from './sessions.queries.ts'

/** Tells the owner of a login from a device or network that is new to the account; not of the first login. */
export async function notifyOfNewDevice(
  ctx: Context,
  userId: number,
  { userAgent, address }: Client,
): Promise<void> {
  const device = nameDevice(userAgent)
  const isKnown = await rememberDevice(ctx, userId, device)
  if (isKnown || !(await hasLoggedInBefore(ctx.db, userId))) return
  const place = `${device}, ${address}`
  await notifyOwner(ctx, ctx.db, userId, { event: 'login-from-new-device', place })
}
