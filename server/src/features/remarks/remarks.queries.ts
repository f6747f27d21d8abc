import type { NamedEntry } from '@medley/contract/entries'
import type { ProgressUnit } from '@medley/contract/progress'
import type { CoveredWork, UserSearchItem } from '@medley/contract/shapes'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Viewer } from '../../actor.ts'
import type { Handle, Tx } from '../../db/transaction.ts'
import { friendIdsOf } from '../friendships/friendships.visibility.ts'
import { isVisibleWork, namedWorkOf } from '../works/works.visibility.ts'
import { remarkReachedNotification } from './remarks.notifications.ts'
import type { RemarkKey, RemarkOrder } from './remarks.rules.ts'
import { isVisibleRemark } from './remarks.visibility.ts'

/** A remark or reply, without its text where it is ahead of the viewer. */
export interface RemarkRow {
  id: number
  workId: number
  parentId: number | null
  author: UserSearchItem
  content: string | null
  isAhead: boolean
  likeCount: number
  likedByMe: boolean
  timePosted: Date
  timeEdited: Date | null
  entry: NamedEntry | null
  share: number | null
  amount: number | null
  unit: ProgressUnit | null
  total: number | null
  /** Its point in the order of the work: the position of an entry, or the share. */
  position: number
}

const asUser = sql<UserSearchItem>`json_build_object(
  'id', users.id, 'username', users.username, 'profilePicture', users.profile_picture,
  'firstName', users.first_name, 'lastName', users.last_name
)`

const asEntry = sql<NamedEntry | null>`case when entry.id is not null then json_build_object(
  'id', entry.id, 'kind', entry.kind, 'season', entry.season, 'number', entry.number,
  'title', entry.title
) end`

/** An expression on a row of `remarks`: the viewer may read its text. */
function isReached(viewer: Viewer): RawBuilder<boolean> {
  if (!viewer) return sql<boolean>`false`
  return sql<boolean>`(remarks.author_id = ${viewer.id}
    or has_reached(${viewer.id}, remarks.work_id, remarks.entry_id, remarks.share))`
}

interface Selection {
  where: RawBuilder<SqlBool>
  orderBy: RawBuilder<unknown>
  limit?: number
  /** The viewer chose to read what is ahead of them. */
  isRevealed?: boolean
}

/** Remarks and replies that the viewer may see. The text of what is ahead never leaves the database. */
async function selectRemarks(
  handle: Handle,
  viewer: Viewer,
  { where, orderBy, limit, isRevealed = false }: Selection,
): Promise<RemarkRow[]> {
  const isAhead = sql<boolean>`not (${isRevealed && viewer !== null}::boolean or ${isReached(viewer)})`
  const { rows } = await sql<RemarkRow>`
    select page.id, page."workId", page."parentId", page.author,
      case when not page."isAhead" then page.content end as content, page."isAhead",
      page."likeCount", page."likedByMe", page."timePosted", page."timeEdited", page.entry,
      page.share, page.amount, page.unit, page.total, page.position
    from (
      select remarks.id, remarks.work_id as "workId", remarks.parent_id as "parentId",
        ${asUser} as author, remarks.content, ${isAhead} as "isAhead",
        remarks.like_count as "likeCount",
        exists (
          select from remark_likes
          where remark_id = remarks.id and user_id = ${viewer?.id ?? null}::integer
        ) as "likedByMe",
        remarks.time_posted as "timePosted", remarks.time_edited as "timeEdited",
        ${asEntry} as entry, remarks.share, remarks.amount, remarks.unit, remarks.total,
        coalesce(entry.position, remarks.share, 0) as position
      from remarks
      join users on users.id = remarks.author_id
      join works on works.id = remarks.work_id
      left join work_entries as entry on entry.id = remarks.entry_id
      left join remarks as parent on parent.id = remarks.parent_id
      where ${where} and works.merged_into is null and ${isVisibleWork(viewer)}
        and ${isVisibleRemark(viewer)}
      order by ${orderBy}
      limit ${limit ?? null}
    ) as page
  `.execute(handle)
  return rows
}

/** Which remarks of a work. */
export interface RemarkFilter {
  workId: number
  entryId?: number | undefined
}

function isOf({ workId, entryId }: RemarkFilter): RawBuilder<SqlBool> {
  const isAt = entryId === undefined ? sql`` : sql`and remarks.entry_id = ${entryId}`
  return sql<SqlBool>`(remarks.work_id = ${workId} and remarks.parent_id is null ${isAt})`
}

const position = sql`coalesce(entry.position, remarks.share, 0)`

interface RemarkPage extends RemarkFilter {
  order: RemarkOrder
  limit: number
  after?: RemarkKey | undefined
}

/** Remarks of a work that the viewer has reached, in the order of their points, or the newest first. */
export function listReachedRemarks(
  handle: Handle,
  viewer: Viewer,
  { order, limit, after, ...filter }: RemarkPage,
): Promise<RemarkRow[]> {
  const byPoint = order === 'point'
  const orderBy = byPoint
    ? sql`${position}, remarks.time_posted, remarks.id`
    : sql`remarks.time_posted desc, remarks.id desc`
  const isAfter = byPoint
    ? sql`(${position}, remarks.time_posted, remarks.id)
        > (${after?.position}::integer, ${after?.time}::timestamptz, ${after?.id}::integer)`
    : sql`(remarks.time_posted, remarks.id) < (${after?.time}::timestamptz, ${after?.id}::integer)`
  const page = after ? sql`and ${isAfter}` : sql``
  const where = sql<SqlBool>`${isOf(filter)} and ${isReached(viewer)} ${page}`
  return selectRemarks(handle, viewer, { where, orderBy, limit })
}

/** A remark or reply, also across a block for its own author. */
export async function findRemark(
  handle: Handle,
  viewer: Viewer,
  id: number,
  isRevealed: boolean,
): Promise<RemarkRow | undefined> {
  const where = sql<SqlBool>`remarks.id = ${id}`
  const [row] = await selectRemarks(handle, viewer, {
    where,
    orderBy: sql`remarks.id`,
    limit: 1,
    isRevealed,
  })
  return row
}

/** The replies to remarks, oldest first. */
export function listReplies(
  handle: Handle,
  viewer: Viewer,
  remarkIds: readonly number[],
  isRevealed: boolean,
): Promise<RemarkRow[]> {
  const where = sql<SqlBool>`remarks.parent_id = any(${remarkIds}::integer[])`
  const orderBy = sql`remarks.time_posted, remarks.id`
  return selectRemarks(handle, viewer, { where, orderBy, isRevealed })
}

interface AheadRow {
  totalCount: number
  count: number
  authors: UserSearchItem[]
  points: { entry: NamedEntry | null; share: number | null; count: number }[]
}

/** Faces beside the number of remarks that are ahead. */
const facesMax = 8

/** How many remarks there are, and where and by whom those are that the viewer has not reached. */
export async function countAhead(
  handle: Handle,
  viewer: Viewer,
  filter: RemarkFilter,
): Promise<AheadRow> {
  const { rows } = await sql<AheadRow>`
    with shown as materialized (
      select remarks.*, ${position} as position
      from remarks
      left join work_entries as entry on entry.id = remarks.entry_id
      left join remarks as parent on parent.id = remarks.parent_id
      where ${isOf(filter)} and ${isVisibleRemark(viewer)}
    ), points as materialized (
      select entry_id, share, position,
        has_reached(${viewer?.id ?? null}, ${filter.workId}, entry_id, share) as is_reached
      from (select distinct entry_id, share, position from shown) as one
    ), ahead as materialized (
      select shown.* from shown join points
        on points.entry_id is not distinct from shown.entry_id
        and points.share is not distinct from shown.share
      where not points.is_reached and shown.author_id is distinct from ${viewer?.id ?? null}::integer
    )
    select (select count(*) from shown) as "totalCount", (select count(*) from ahead) as count,
      (
        select coalesce(json_agg(face order by last_time desc), '[]')
        from (
          select ${asUser} as face, max(ahead.time_posted) as last_time
          from ahead join users on users.id = ahead.author_id
          where ${viewer !== null}::boolean
          group by users.id order by max(ahead.time_posted) desc limit ${facesMax}
        ) as faces
      ) as authors,
      (
        select coalesce(json_agg(
          json_build_object('entry', entry, 'share', share, 'count', count) order by position
        ), '[]')
        from (
          select ${asEntry} as entry, ahead.share, ahead.position, count(*) as count
          from ahead left join work_entries as entry on entry.id = ahead.entry_id
          group by entry.id, ahead.share, ahead.position
        ) as grouped
      ) as points
  `.execute(handle)
  return rows[0] ?? { totalCount: 0, count: 0, authors: [], points: [] }
}

/** The work of a remark, in wire format. */
export async function findWorkOf(handle: Handle, workId: number): Promise<CoveredWork | undefined> {
  const { rows } = await sql<{ work: CoveredWork }>`
    select ${namedWorkOf('works')} as work from works where id = ${workId}
  `.execute(handle)
  return rows[0]?.work
}

/** The share of a work at an amount, in hundredths of a percent; null where nobody knows how long the work is. */
export async function shareOf(
  handle: Handle,
  {
    workId,
    amount,
    unit,
    total,
  }: {
    workId: number
    amount: number
    unit: ProgressUnit
    total: number | null
  },
): Promise<number | null> {
  const { rows } = await sql<{ share: number | null }>`
    select share_of_work(${workId}, ${amount}, ${unit}, ${total}) as share
  `.execute(handle)
  return rows[0]?.share ?? null
}

/** Pages or minutes of the edition that a member reads, by their progress. */
export async function findOwnTotal(
  handle: Handle,
  userId: number,
  { workId, unit }: { workId: number; unit: ProgressUnit },
): Promise<number | null> {
  const row = await handle
    .selectFrom('progress')
    .select('total')
    .where('user_id', '=', userId)
    .where('work_id', '=', workId)
    .where('unit', '=', unit)
    .executeTakeFirst()
  return row?.total ?? null
}

/** Where a remark is. */
export interface Place {
  workId: number
  entryId: number | null
  share: number | null
  amount: number | null
  unit: ProgressUnit | null
  total: number | null
}

interface NewRemark extends Place {
  authorId: number
  parentId: number | null
  content: string
  time: Date
}

export async function insertRemark(tx: Tx, added: NewRemark): Promise<number> {
  const { id } = await tx
    .insertInto('remarks')
    .values({
      work_id: added.workId,
      author_id: added.authorId,
      parent_id: added.parentId,
      entry_id: added.entryId,
      share: added.share,
      amount: added.amount,
      unit: added.unit,
      total: added.total,
      content: added.content,
      time_posted: added.time,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** Remarks of a member on a work within a span. */
export async function countRecent(
  tx: Tx,
  {
    workId,
    authorId,
    since,
    until,
  }: {
    workId: number
    authorId: number
    since: Date
    until: Date
  },
): Promise<number> {
  const { count } = await tx
    .selectFrom('remarks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('work_id', '=', workId)
    .where('author_id', '=', authorId)
    .where('time_posted', '>', since)
    .where('time_posted', '<=', until)
    .executeTakeFirstOrThrow()
  return count
}

export async function countReplies(tx: Tx, remarkId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('remarks')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('parent_id', '=', remarkId)
    .executeTakeFirstOrThrow()
  return count
}

/** A remark or reply with those who may change it. */
export interface OwnedRemark {
  id: number
  authorId: number
  /** Of the remark that it replies to. */
  parentAuthorId: number | null
}

/** A remark to reply to. */
export interface RepliedRemark extends OwnedRemark, Place {
  parentId: number | null
}

/**
 * A remark. It and its author are locked against deletion until the transaction ends, the author first: deleting an
 * account takes its rows in this order.
 */
export async function lockRemark(tx: Tx, id: number): Promise<RepliedRemark | undefined> {
  const { rows } = await sql<RepliedRemark>`
    select remarks.id, users.id as "authorId", remarks.parent_id as "parentId",
      (select author_id from remarks as parent where parent.id = remarks.parent_id)
        as "parentAuthorId",
      remarks.work_id as "workId", remarks.entry_id as "entryId", remarks.share, remarks.amount,
      remarks.unit, remarks.total
    from remarks join users on users.id = remarks.author_id
    where remarks.id = ${id} for key share of users, remarks
  `.execute(tx)
  return rows[0]
}

/**
 * The authors among a member's friends whose remarks on works the member has reached and who want to know of it,
 * each with the furthest remark, unless they know of that one. None where the member keeps their progress private.
 */
export async function listReachedAuthors(
  tx: Tx,
  userId: number,
  workIds: readonly number[],
): Promise<{ authorId: number; remarkId: number }[]> {
  const { rows } = await sql<{ authorId: number; remarkId: number }>`
    select furthest.author_id as "authorId", furthest.id as "remarkId"
    from (
      select distinct on (remarks.author_id, remarks.work_id) remarks.id, remarks.author_id
      from remarks
      join notification_settings as wish on wish.user_id = remarks.author_id
        and wish.kind = ${remarkReachedNotification.type} and (wish.on_site or wish.by_mail)
      left join work_entries as entry on entry.id = remarks.entry_id
      where remarks.work_id = any(${workIds}::integer[]) and remarks.parent_id is null
        and remarks.author_id in ${friendIdsOf(userId)}
        and has_reached(${userId}, remarks.work_id, remarks.entry_id, remarks.share)
        and not exists (
          select from progress
          where user_id = ${userId} and progress.work_id = remarks.work_id and is_private
        )
      order by remarks.author_id, remarks.work_id, ${position} desc, remarks.id desc
    ) as furthest
    where not exists (
      select from notifications as told
      where told.remark_id = furthest.id and told.actor_id = ${userId}
        and told.type = ${remarkReachedNotification.type}
    )
  `.execute(tx)
  return rows
}

export async function updateContent(
  tx: Tx,
  { id, content, time }: { id: number; content: string; time: Date },
): Promise<void> {
  await tx.updateTable('remarks').set({ content, time_edited: time }).where('id', '=', id).execute()
}

/** Deletes a remark with its replies; returns false if it no longer existed. */
export async function deleteRemarkRow(tx: Tx, id: number): Promise<boolean> {
  const result = await tx.deleteFrom('remarks').where('id', '=', id).executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Inserts removed remarks again, under their ids, where what they refer to still exists; returns how many. */
export async function insertRemarkRows(tx: Tx, kept: readonly object[]): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into remarks overriding system value
    select kept.* from jsonb_populate_recordset(null::remarks, ${JSON.stringify(kept)}) as kept
    where exists (select from users where users.id = kept.author_id)
      and exists (select from works where works.id = kept.work_id)
      and (kept.entry_id is null or exists (
        select from work_entries as entry
        where entry.id = kept.entry_id and entry.work_id = kept.work_id
      ))
      and (kept.parent_id is null or exists (select from remarks where remarks.id = kept.parent_id))
    on conflict (id) do nothing
  `.execute(tx)
  return Number(numAffectedRows ?? 0n)
}
