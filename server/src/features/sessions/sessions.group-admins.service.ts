import type { Context } from '../../context.ts'
import type { Tx } from '../../db/transaction.ts'
import { groupAdminMs } from '../../group-admins.ts'
import { recordEvent } from '../audit-log/audit-log.service.ts'
import type { Identity } from '../identities/identities.service.ts'
import {
  clearAdminGroupsOf,
  clearOutdatedAdminGroups,
  hasGroupAdminSession,
  updateAdminGroup,
} from './sessions.group-admins.queries.ts'

/** Makes a session that begins at the identity provider one of an admin, for a day, or ends that for all of its member. */
export async function followGroups(
  ctx: Pick<Context, 'clock' | 'identityProvider'>,
  tx: Tx,
  { id, userId }: { id: string; userId: number },
  { isAdmin }: Identity,
): Promise<void> {
  const group = ctx.identityProvider?.adminGroup
  if (!isAdmin || group === undefined) {
    await endGroupAdmin(ctx, tx, userId)
    return
  }
  const isNew = !(await hasGroupAdminSession(tx, userId))
  const until = new Date(ctx.clock.now().getTime() + groupAdminMs)
  await updateAdminGroup(tx, id, { group, until })
  if (isNew)
    await recordEvent(ctx, tx, { kind: 'admin-granted', memberId: userId, details: { group } })
}

/** No session of the member makes them an admin by a group any more. */
export async function endGroupAdmin(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  userId: number,
): Promise<void> {
  if (!(await clearAdminGroupsOf(tx, userId))) return
  await recordEvent(ctx, tx, { kind: 'admin-ended', memberId: userId })
}

/** Ends what groups made a day ago. */
export async function endExpiredGroupAdmins(ctx: Pick<Context, 'clock' | 'db'>): Promise<void> {
  const members = await clearOutdatedAdminGroups(ctx.db, ctx.clock.now())
  await recordEnds(ctx, members)
}

/** Ends what groups made a day ago, or what a group of other settings made. */
export async function endFormerGroupAdmins(
  ctx: Pick<Context, 'clock' | 'db' | 'identityProvider'>,
): Promise<void> {
  const group = ctx.identityProvider?.adminGroup ?? null
  await recordEnds(ctx, await clearOutdatedAdminGroups(ctx.db, ctx.clock.now(), group))
}

async function recordEnds(
  ctx: Pick<Context, 'clock' | 'db'>,
  memberIds: readonly number[],
): Promise<void> {
  for (const memberId of memberIds) {
    await recordEvent(ctx, ctx.db, { kind: 'admin-ended', memberId })
  }
}
