import type { NamedEntry } from '@medley/contract/works/entries'
import type { ProgressUnit } from '@medley/contract/library/progress'
import type { CoveredWork, UserSearchItem } from '@medley/contract/values/shapes'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Viewer } from '../../actor.ts'
import type { Handle, Tx } from '../../db/transaction.ts'
import { friendIdsOf } from '../friendships/friendships.visibility.ts'
import { isVisibleWork, namedWorkOf } from '../works/works.visibility.ts'
import { remarkReachedNotification } from './remarks.notifications.ts'
import type { RemarkKey, RemarkOrder } from './remarks.rules.ts'
import { hasNoFilterWord, isVisibleAuthor, isVisibleRemark } from './remarks.visibility.ts'
import { personOf } from '../accounts/accounts.visibility.ts'

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
  /** Of its point in the order of the work. */
  position: number
}

const asEntry = sql<NamedEntry | null>`case when entry.id is not null then json_build_object(
  'id', entry.id, 'kind', entry.kind, 'season', entry.season, 'number', entry.number,
  'title', entry.title
) end`

/**
 * An expression on a row of `remarks`: the viewer may read its text. Where all rows are of one work, what the viewer
 * has reached of it is read once.
 */
function isReached(viewer: Viewer, workId?: number): RawBuilder<boolean> {
  if (!viewer) return sql<boolean>`false`
  const reached =
    workId === undefined
      ? sql`coalesce(has_reached(${viewer.id}, remarks.work_id, remarks.entry_id, remarks.share), false)`
      : sql`coalesce(remarks.share <= (select reached_share(${viewer.id}, ${workId})), false)
          or coalesce(
            remarks.entry_id in (select id from reached_entries(${viewer.id}, ${workId}) as reached (id)),
            false
          )`
  return sql<boolean>`(remarks.author_id = ${viewer.id} or ${reached})`
}

/** A join: the remark that one replies to. */
const repliedTo = sql`left join remarks as parent on parent.id = remarks.parent_id`

/** The same where none is a reply. */
const noneRepliedTo = sql`
  cross join (select null::integer as id, null::integer as author_id) as parent
`

interface Selection {
  parent: RawBuilder<unknown>
  where: RawBuilder<SqlBool>
  /** Of all of them. */
  workId?: number
  orderBy: RawBuilder<unknown>
  limit?: number
  /** The viewer chose to read what is ahead of them. */
  isRevealed?: boolean
}

/** Remarks and replies that the viewer may see. The text of what is ahead never leaves the database. */
async function selectRemarks(
  handle: Handle,
  viewer: Viewer,
  { parent, where, workId, orderBy, limit, isRevealed = false }: Selection,
): Promise<RemarkRow[]> {
  const isAhead = sql<boolean>`not (${isRevealed && viewer !== null}::boolean or ${isReached(viewer, workId)})`
  const { rows } = await sql<RemarkRow>`
    select remarks.id, remarks.work_id as "workId", remarks.parent_id as "parentId",
      ${personOf()} as author, case when not page.is_ahead then remarks.content end as content,
      page.is_ahead as "isAhead", remarks.like_count as "likeCount",
      exists (
        select from remark_likes
        where remark_id = remarks.id and user_id = ${viewer?.id ?? null}::integer
      ) as "likedByMe",
      remarks.time_posted as "timePosted", remarks.time_edited as "timeEdited",
      ${asEntry} as entry, remarks.share, remarks.amount, remarks.unit, remarks.total,
      remarks.position
    from (
      select remarks.id, ${isAhead} as is_ahead, row_number() over (order by ${orderBy}) as nth
      from remarks
      join works on works.id = remarks.work_id
      ${parent}
      where ${where} and works.merged_into is null and ${isVisibleWork(viewer)}
        and ${isVisibleRemark(viewer)}
      order by ${orderBy}
      limit ${limit ?? null}
    ) as page
    join remarks on remarks.id = page.id
    join users on users.id = remarks.author_id
    left join work_entries as entry on entry.id = remarks.entry_id
    order by page.nth
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
    ? sql`remarks.position, remarks.time_posted, remarks.id`
    : sql`remarks.time_posted desc, remarks.id desc`
  const isAfter = byPoint
    ? sql`(remarks.position, remarks.time_posted, remarks.id)
        > (${after?.position}::integer, ${after?.time}::timestamptz, ${after?.id}::integer)`
    : sql`(remarks.time_posted, remarks.id) < (${after?.time}::timestamptz, ${after?.id}::integer)`
  const page = after ? sql`and ${isAfter}` : sql``
  const { workId } = filter
  const where = sql<SqlBool>`${isOf(filter)} and ${isReached(viewer, workId)} ${page}`
  return selectRemarks(handle, viewer, { parent: noneRepliedTo, where, workId, orderBy, limit })
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
    parent: repliedTo,
    where,
    orderBy: sql`remarks.id`,
    limit: 1,
    isRevealed,
  })
  return row
}

/** The replies to remarks on a work, oldest first. */
export function listReplies(
  handle: Handle,
  viewer: Viewer,
  { workId, remarkIds }: { workId: number; remarkIds: readonly number[] },
  isRevealed: boolean,
): Promise<RemarkRow[]> {
  const where = sql<SqlBool>`remarks.parent_id = any(${remarkIds}::integer[])`
  const orderBy = sql`remarks.time_posted, remarks.id`
  return selectRemarks(handle, viewer, { parent: repliedTo, where, workId, orderBy, isRevealed })
}

interface RemarkCounts {
  totalCount: number
  count: number
  authors: UserSearchItem[]
  points: { entry: NamedEntry | null; share: number | null; count: number }[]
}

/** Faces beside the number of remarks that are ahead. */
const facesMax = 8

/** How many remarks there are, and where and by whom those are that the viewer has not reached. */
export async function countRemarks(
  handle: Handle,
  viewer: Viewer,
  filter: RemarkFilter,
): Promise<RemarkCounts> {
  const { rows } = await sql<RemarkCounts>`
    with listed as materialized (
      select remarks.author_id, remarks.entry_id, remarks.share, remarks.position,
        remarks.time_posted, ${isReached(viewer, filter.workId)} as is_reached
      from remarks ${noneRepliedTo}
      where ${isOf(filter)} and ${hasNoFilterWord(viewer)}
    ), shown as materialized (
      -- Each author is looked at once.
      select * from listed where author_id in (
        select author_id from (select distinct author_id from listed) as author
        where ${isVisibleAuthor(viewer, 'author.author_id')}
      )
    ), ahead as materialized (
      select * from shown where not is_reached
    )
    select (select count(*) from shown) as "totalCount", (select count(*) from ahead) as count,
      (
        select coalesce(json_agg(${personOf()} order by latest.time desc), '[]')
        from (
          select author_id, max(time_posted) as time from ahead
          where ${viewer !== null}::boolean
          group by author_id order by max(time_posted) desc limit ${facesMax}
        ) as latest join users on users.id = latest.author_id
      ) as authors,
      (
        select coalesce(json_agg(
          json_build_object('entry', ${asEntry}, 'share', point.share, 'count', point.count)
          order by point.position
        ), '[]')
        from (
          select entry_id, share, position, count(*) as count from ahead
          group by entry_id, share, position
        ) as point left join work_entries as entry on entry.id = point.entry_id
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
    with wanted as materialized (
      select remarks.id, remarks.author_id, remarks.work_id, remarks.entry_id, remarks.share,
        remarks.position
      from remarks
      join notification_settings as wish on wish.user_id = remarks.author_id
        and wish.kind = ${remarkReachedNotification.type} and (wish.on_site or wish.by_mail)
      where remarks.work_id = any(${workIds}::integer[]) and remarks.parent_id is null
        and remarks.author_id in ${friendIdsOf(userId)}
        and not exists (
          select from progress
          where user_id = ${userId} and progress.work_id = remarks.work_id and is_private
        )
    ), reached as materialized (
      -- Of each work once.
      select work_id, reached_share(${userId}, work_id) as share,
        array(select id from reached_entries(${userId}, work_id) as entry (id)) as entry_ids
      from (select distinct work_id from wanted) as work
    )
    select furthest.author_id as "authorId", furthest.id as "remarkId"
    from (
      select distinct on (wanted.author_id, wanted.work_id) wanted.id, wanted.author_id
      from wanted join reached on reached.work_id = wanted.work_id
      where wanted.share <= reached.share or wanted.entry_id = any(reached.entry_ids)
      order by wanted.author_id, wanted.work_id, wanted.position desc, wanted.id desc
    ) as furthest
    where not exists (
      select from notifications as told
      where told.remark_id = furthest.id and told.actor_id = ${userId}
        and told.type = ${remarkReachedNotification.type}
    )
  `.execute(tx)
  return rows
}
