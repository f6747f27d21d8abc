import { randomBytes } from 'node:crypto'
import type { Invitation } from '@medley/contract/accounts/invitations'
import { limits } from '@medley/contract/limits'
import type { CoveredWork, UserSearchItem } from '@medley/contract/values/shapes'
import type { Actor } from '../../actor.ts'
import { AppError, notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import type { Commit, Tx } from '../../db/transaction.ts'
import { befriend } from '../friendships/friendships.service.ts'
import {
  countInvitations,
  countOpenOf,
  findOpen,
  insertInvitation,
  insertInvited,
  listAllInvitations,
  listInvitationsOf,
  listLoved,
  updateEnd,
  updateUses,
} from './invitations.queries.ts'
import { toInvitation } from './invitations.view.ts'

const day = 86_400_000
const shownMax = 100
const lovedMax = 3

/** The member's own invitations, newest first. */
export async function showInvitations(
  ctx: Context,
  actor: Actor,
): Promise<{ items: Invitation[] }> {
  const page = { now: ctx.clock.now(), limit: shownMax }
  const rows = await listInvitationsOf(ctx.db, actor.id, page)
  return { items: rows.map(toInvitation) }
}

/** The invitations of everybody, for admins. */
export async function showAllInvitations(
  ctx: Context,
  page: { limit: number; offset: number },
): Promise<{ items: (Invitation & { inviter: UserSearchItem })[]; totalCount: number }> {
  const [rows, totalCount] = await Promise.all([
    listAllInvitations(ctx.db, { ...page, now: ctx.clock.now() }),
    countInvitations(ctx.db),
  ])
  return {
    items: rows.map(({ inviter, ...row }) => ({ ...toInvitation(row), inviter })),
    totalCount,
  }
}

export interface InvitationDraft {
  name?: string | null | undefined
  usesMax: number
  days: number
  befriends: boolean
}

/** Makes an invitation. Throws `invitations_full` if too many of the member's are open. */
export function invite(
  ctx: Context,
  actor: Actor,
  { name = null, days, ...draft }: InvitationDraft,
  { commit }: { commit: Commit },
): Promise<Invitation> {
  const now = ctx.clock.now()
  return commit(async (tx) => {
    const open = await countOpenOf(tx, actor.id, now)
    if (open >= limits.invitationsMax) throw new AppError('invitations_full')
    const token = randomBytes(18).toString('base64url')
    const times = { timeCreated: now, timeExpires: new Date(now.getTime() + days * day) }
    const row = await insertInvitation(tx, { userId: actor.id, token, name, ...draft, ...times })
    return toInvitation(row)
  })
}

/** Ends an invitation of the actor, or for an admin of anybody. Throws `invitation_not_found`. */
export async function endInvitation(
  ctx: Context,
  { id: userId, isAdmin }: Actor,
  { id }: { id: number },
): Promise<{ id: number }> {
  const whose = { id, userId: isAdmin ? null : userId }
  if (!(await updateEnd(ctx.db, whose, ctx.clock.now()))) throw notFound('invitation')
  return { id }
}

/** Who invites by a link. Throws `invitation_not_found`, also once it has ended. */
export async function showInvitation(
  ctx: Context,
  { token }: { token: string },
): Promise<{ inviter: UserSearchItem; befriends: boolean; works: CoveredWork[] }> {
  const found = await findOpen(ctx.db, token, ctx.clock.now())
  if (!found) throw notFound('invitation')
  return { ...found, works: await listLoved(ctx.db, found.inviter.id, lovedMax) }
}

/** Records by whose invitation a new member came, and makes them friends. Throws `invitation_not_found`. */
export async function joinBy(
  ctx: Parameters<typeof befriend>[0],
  tx: Tx,
  { userId, invitation, time }: { userId: number; invitation: string; time: Date },
): Promise<void> {
  const used = await updateUses(tx, invitation, time)
  if (!used) throw notFound('invitation')
  const { id: invitationId, inviterId, befriends } = used
  await insertInvited(tx, { userId, inviterId, invitationId })
  if (befriends) await befriend(ctx, tx, { actorId: userId, otherId: inviterId, time })
}
