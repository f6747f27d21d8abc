import type { CoveredWork, UserSearchItem } from '@medley/contract/values/shapes'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Handle, Tx } from '../../db/transaction.ts'
import { isNotSuspended } from '../moderation/moderation.visibility.ts'
import { isInAudience, maySee } from '../privacy-settings/privacy-settings.visibility.ts'
import { isVisibleWork, namedWorkOf } from '../works/works.visibility.ts'
import { personOf } from '../accounts/accounts.visibility.ts'

export interface InvitationRow {
  id: number
  token: string
  name: string | null
  befriends: boolean
  usesMax: number
  timeCreated: Date
  timeExpires: Date
  isOpen: boolean
  members: UserSearchItem[]
}

export type ForeignInvitationRow = InvitationRow & { inviter: UserSearchItem }

/** A condition on a row of `invitations`: somebody can join by it. Those of suspended members have ended. */
function isOpen(now: Date): RawBuilder<SqlBool> {
  return sql<SqlBool>`(invitations.time_ended is null and invitations.uses < invitations.uses_max
    and invitations.time_expires > ${now} and ${isNotSuspended(null, 'invitations.user_id')})`
}

function columns(now: Date): RawBuilder<unknown> {
  return sql`
    invitations.id, invitations.token, invitations.name, invitations.befriends,
    invitations.uses_max as "usesMax", invitations.time_created as "timeCreated",
    invitations.time_expires as "timeExpires", ${isOpen(now)} as "isOpen", (
      select coalesce(json_agg(${personOf('joined')} order by joined.id desc), '[]')
      from invited_members join users as joined on joined.id = invited_members.user_id
      where invited_members.invitation_id = invitations.id
    ) as members
  `
}

/** Newest first, at most as many as a member may have and those that ended before. */
export async function listInvitationsOf(
  handle: Handle,
  userId: number,
  { now, limit }: { now: Date; limit: number },
): Promise<InvitationRow[]> {
  const { rows } = await sql<InvitationRow>`
    select ${columns(now)} from invitations where user_id = ${userId}
    order by time_created desc, id desc limit ${limit}
  `.execute(handle)
  return rows
}

/** A page of those of all members, newest first. */
export async function listAllInvitations(
  handle: Handle,
  { now, limit, offset }: { now: Date; limit: number; offset: number },
): Promise<ForeignInvitationRow[]> {
  const { rows } = await sql<ForeignInvitationRow>`
    select ${columns(now)}, ${personOf('inviter')} as inviter
    from invitations join users as inviter on inviter.id = invitations.user_id
    order by invitations.time_created desc, invitations.id desc
    limit ${limit} offset ${offset}
  `.execute(handle)
  return rows
}

export async function countInvitations(handle: Handle): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from invitations`.execute(
    handle,
  )
  return rows[0]?.count ?? 0
}

/** Counts the open invitations of a member, who is locked, so that two requests at once count one after the other. */
export async function countOpenOf(tx: Tx, userId: number, now: Date): Promise<number> {
  await sql`select from users where id = ${userId} for no key update`.execute(tx)
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from invitations where user_id = ${userId} and ${isOpen(now)}
  `.execute(tx)
  return rows[0]?.count ?? 0
}

interface NewInvitation {
  userId: number
  token: string
  name: string | null
  befriends: boolean
  usesMax: number
  timeCreated: Date
  timeExpires: Date
}

export async function insertInvitation(tx: Tx, invitation: NewInvitation): Promise<InvitationRow> {
  const { id } = await tx
    .insertInto('invitations')
    .values({
      user_id: invitation.userId,
      token: invitation.token,
      name: invitation.name,
      befriends: invitation.befriends,
      uses_max: invitation.usesMax,
      time_created: invitation.timeCreated,
      time_expires: invitation.timeExpires,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  const { userId: _, ...row } = invitation
  return { id, ...row, isOpen: true, members: [] }
}

/** Ends an invitation of a member, or of anybody; returns whether there was one. */
export async function updateEnd(
  handle: Handle,
  { id, userId }: { id: number; userId: number | null },
  time: Date,
): Promise<boolean> {
  const { rows } = await sql<{ id: number }>`
    update invitations set time_ended = coalesce(time_ended, ${time})
    where id = ${id} and user_id = coalesce(${userId}::integer, user_id)
    returning id
  `.execute(handle)
  return rows.length > 0
}

/** The open invitation of a link, with who invites: nothing but their name where their audience leaves out visitors. */
export async function findOpen(
  handle: Handle,
  token: string,
  now: Date,
): Promise<{ inviter: UserSearchItem; befriends: boolean } | undefined> {
  const { rows } = await sql<{ inviter: UserSearchItem; befriends: boolean }>`
    select invitations.befriends, ${personOf('inviter', isInAudience(null, 'inviter.id'))} as inviter
    from invitations join users as inviter on inviter.id = invitations.user_id
    where invitations.token = ${token} and ${isOpen(now)}
  `.execute(handle)
  return rows[0]
}

/** Works that a member loves, as visitors may see them: their favorites, then what they rate highest. */
export async function listLoved(
  handle: Handle,
  userId: number,
  limit: number,
): Promise<CoveredWork[]> {
  const { rows } = await sql<{ work: CoveredWork }>`
    select ${namedWorkOf('works')} as work
    from (
      select work_id, min(place) as place, max(rating) as rating, max(time) as time
      from (
        select work_id, 0 as place, 10 as rating, time_set as time from favorites where user_id = ${userId}
        union all
        (
          select work_id, 1, rating, time_posted from reviews
          where author_id = ${userId} and is_listed and rating >= 8
          order by rating desc, time_posted desc limit 20
        )
      ) as loved
      group by work_id
    ) as one
    join works on works.id = one.work_id and ${isVisibleWork(null)}
    join users as inviter on inviter.id = ${userId} and ${maySee(null, 'inviter.id')}
    order by one.place, one.rating desc, one.time desc
    limit ${limit}
  `.execute(handle)
  return rows.map(({ work }) => work)
}

export interface UsedInvitation {
  id: number
  inviterId: number
  befriends: boolean
}

/** Counts one more use of an open invitation, which stays locked; undefined if it is not open. */
export async function updateUses(
  tx: Tx,
  token: string,
  now: Date,
): Promise<UsedInvitation | undefined> {
  const { rows } = await sql<UsedInvitation>`
    update invitations set uses = uses + 1
    where token = ${token} and ${isOpen(now)}
    returning id, user_id as "inviterId", befriends
  `.execute(tx)
  return rows[0]
}

export async function insertInvited(
  tx: Tx,
  { userId, inviterId, invitationId }: { userId: number; inviterId: number; invitationId: number },
): Promise<void> {
  await tx
    .insertInto('invited_members')
    .values({ user_id: userId, inviter_id: inviterId, invitation_id: invitationId })
    .execute()
}
