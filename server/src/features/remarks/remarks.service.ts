import { limits } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import type { ProgressUnit } from '@medley/contract/library/progress'
import type { Remark, RemarkPage } from '@medley/contract/reviews/remarks'
import type { CoveredWork } from '@medley/contract/values/shapes'
import type { Actor, Viewer } from '../../actor.ts'
import { AppError, invalidValue, notFound } from '../../app-error.ts'
import { latestEnd } from '../../clock.ts'
import type { Context } from '../../context.ts'
import { type Commit, type Handle, transaction, type Tx } from '../../db/transaction.ts'
import { refuseAcrossBlock } from '../blocks/blocks.service.ts'
import { requireEntryOf } from '../entries/entries.changes.service.ts'
import { requireEntriesWork } from '../entries/entries.service.ts'
import { addLike, removeLike } from '../likes/likes.service.ts'
import { notify, notifyMany } from '../notifications/notifications.service.ts'
import { remarkReachedNotification, remarkReplyNotification } from './remarks.notifications.ts'
import { authorizeDeletion, authorizeEdit } from './remarks.policy.ts'
import {
  countRemarks,
  findRemark,
  findWorkOf,
  listReachedAuthors,
  listReachedRemarks,
  listReplies,
  type RemarkRow,
} from './remarks.queries.ts'
import {
  countRecent,
  countReplies,
  deleteRemarkRow,
  findOwnTotal,
  insertRemark,
  lockRemark,
  type Place,
  shareOf,
  updateContent,
} from './remarks.writing.queries.ts'
import { readCursor, type RemarkOrder, writeCursor } from './remarks.rules.ts'
import { toAhead, toRemark } from './remarks.view.ts'

interface OneRemark {
  work: CoveredWork
  remark: Remark
}

interface Page {
  medium: Medium
  workId: number
  entryId?: number | undefined
  order: RemarkOrder
  limit: number
  before?: string | undefined
}

/** Remarks on a work that the viewer has reached; the first page also counts those ahead. Throws `work_not_found`. */
export async function showRemarks(
  ctx: Context,
  viewer: Viewer,
  { medium, workId, entryId, order, limit, before }: Page,
): Promise<RemarkPage> {
  const after = readCursor(before)
  const { work } = await requireEntriesWork(ctx.db, viewer, medium, workId)
  const filter = { workId: work.id, entryId }
  const [rows, counts] = await Promise.all([
    listReachedRemarks(ctx.db, viewer, { ...filter, order, limit: limit + 1, after }),
    after ? undefined : countRemarks(ctx.db, viewer, filter),
  ])
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    items: await withReplies(ctx.db, viewer, shown),
    before: last ? writeCursor({ ...last, time: last.timePosted }) : null,
    ...(counts && { totalCount: counts.totalCount, ahead: toAhead(counts) }),
  }
}

/** A remark, with its text where the viewer has reached it or reveals it. Throws `remark_not_found`. */
export async function showRemark(
  ctx: Context,
  viewer: Viewer,
  { id, reveal }: { id: number; reveal: boolean },
): Promise<OneRemark> {
  return find(ctx.db, viewer, id, reveal)
}

interface NewRemark {
  work: { id: number; medium: Medium }
  entryId?: number | undefined
  season?: number | undefined
  number?: number | undefined
  amount?: number | undefined
  unit?: ProgressUnit | undefined
  total?: number | undefined
  content: string
}

/**
 * Writes a remark at a point of a work. Throws `work_not_found`, `work_entry_not_found`, `validation_error`, and
 * `rate_limited` where the actor wrote as many on this work as a day allows.
 */
export function postRemark(
  ctx: Context,
  actor: Actor,
  remark: NewRemark,
  { commit }: { commit: Commit },
): Promise<OneRemark> {
  return commit(async (tx) => {
    const id = await addRemark(ctx, tx, actor, remark)
    return find(tx, actor, id, false)
  })
}

/** Writes a remark on the caller's transaction and returns its id. Throws as `postRemark`. */
export async function addRemark(
  ctx: Context,
  tx: Tx,
  actor: Actor,
  { work: { id: workId, medium }, content, ...point }: NewRemark,
): Promise<number> {
  const { work } = await requireEntriesWork(tx, actor, medium, workId)
  const place = await placeOf(ctx, tx, actor, { id: work.id, medium }, point)
  const time = ctx.clock.now()
  await refuseBeyondLimit(tx, { workId: work.id, authorId: actor.id, time })
  return insertRemark(tx, { ...place, authorId: actor.id, parentId: null, content, time })
}

/** Shows and podcasts are talked about by episode, albums by track, films and books by how far one is. */
async function placeOf(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  actor: Actor,
  work: { id: number; medium: Medium },
  { entryId, season, number, amount, unit, total: given }: Omit<NewRemark, 'work' | 'content'>,
): Promise<Place> {
  const total = given ?? null
  const hasShares = work.medium === 'film' || work.medium === 'book'
  if (!hasShares) {
    const entry = await requireEntryOf(ctx, tx, actor, work, { entryId, season, number })
    if (!entry) throw invalidValue('entryId', 'Name an episode or a track')
    return {
      workId: work.id,
      entryId: entry.id,
      share: null,
      amount: null,
      unit: null,
      total: null,
    }
  }
  if (amount === undefined || unit === undefined) {
    throw invalidValue('amount', 'Films and books have shares, not entries')
  }
  if (unit === 'page' && work.medium !== 'book') throw invalidValue('unit', 'Only books have pages')
  const known = total ?? (await findOwnTotal(tx, actor.id, { workId: work.id, unit }))
  const share = await shareOf(tx, { workId: work.id, amount, unit, total: known })
  if (share === null) throw invalidValue('total', 'Required')
  return { workId: work.id, entryId: null, share, amount, unit, total: known }
}

/**
 * Replies to a remark. Throws `remark_not_found`, `blocked_by_them`, `blocked_by_you`, and `rate_limited` where
 * the remark has as many replies, or the actor wrote as many on this work, as there may be.
 */
export function replyTo(
  ctx: Context,
  actor: Actor,
  { id, content }: { id: number; content: string },
  { commit }: { commit: Commit },
): Promise<OneRemark> {
  return commit(async (tx) => {
    const remark = await lockRemark(tx, id)
    // Replies are one deep.
    if (!remark || remark.parentId !== null) throw notFound('remark')
    await refuseAcrossBlock(tx, actor.id, remark.authorId)
    if (!(await findRemark(tx, actor, id, false))) throw notFound('remark')
    const time = ctx.clock.now()
    await refuseBeyondLimit(tx, { workId: remark.workId, authorId: actor.id, time })
    if ((await countReplies(tx, id)) >= limits.repliesPerRemark) throw new AppError('rate_limited')
    const replyId = await insertRemark(tx, {
      ...remark,
      authorId: actor.id,
      parentId: id,
      content,
      time,
    })
    if (remark.authorId !== actor.id) {
      const event = { actorId: actor.id, recipientId: remark.authorId, time }
      await notify(tx, remarkReplyNotification, { ...event, remarkId: replyId })
    }
    return find(tx, actor, id, false)
  })
}

/** Notifies friends who want to know it that a member has reached what they wrote about works. */
export async function notifyOfReached(
  tx: Tx,
  { userId, workIds, time }: { userId: number; workIds: readonly number[]; time: Date },
): Promise<void> {
  const authors = await listReachedAuthors(tx, userId, workIds)
  const events = authors.map(({ authorId: recipientId, remarkId }) => ({
    actorId: userId,
    recipientId,
    remarkId,
    time,
  }))
  await notifyMany(tx, remarkReachedNotification, events)
}

async function refuseBeyondLimit(
  tx: Tx,
  { workId, authorId, time }: { workId: number; authorId: number; time: Date },
): Promise<void> {
  const since = new Date(time.getTime() - 86_400_000)
  const recent = await countRecent(tx, { workId, authorId, since, until: latestEnd(time) })
  if (recent >= limits.remarksPerWorkAndDay) throw new AppError('rate_limited')
}

/** Changes the text of an own remark or reply. Throws `remark_not_found`, `forbidden`. */
export function editRemark(
  ctx: Context,
  actor: Actor,
  { id, content }: { id: number; content: string },
): Promise<OneRemark> {
  return transaction(ctx.db, async (tx) => {
    const remark = authorizeEdit(actor, await requireSeen(tx, actor, id))
    await updateContent(tx, { id: remark.id, content, time: ctx.clock.now() })
    return find(tx, actor, remark.parentId ?? remark.id, false)
  })
}

/** Deletes a remark with its replies, or a reply. Throws `remark_not_found`, `forbidden`. */
export function removeRemark(
  ctx: Context,
  actor: Actor,
  { id }: { id: number },
): Promise<{ id: number }> {
  return transaction(ctx.db, async (tx) => {
    const remark = authorizeDeletion(actor, await requireSeen(tx, actor, id))
    if (!(await deleteRemarkRow(tx, remark.id))) throw notFound('remark')
    return { id: remark.id }
  })
}

interface LikeState<L extends boolean> {
  remarkId: number
  likes: { totalCount: number }
  likedByMe: L
}

/** Likes a remark or reply. Throws `remark_not_found`, `own_item`, `blocked_by_them`, `blocked_by_you`. */
export async function like(
  ctx: Context,
  actor: Actor,
  { remarkId }: { remarkId: number },
): Promise<LikeState<true>> {
  return { remarkId, likes: await addLike(ctx, actor, 'remark', remarkId), likedByMe: true }
}

/** Removes a like. Throws `remark_not_found`, also across a block. */
export async function unlike(
  ctx: Context,
  actor: Actor,
  { id: remarkId }: { id: number },
): Promise<LikeState<false>> {
  return { remarkId, likes: await removeLike(ctx, actor, 'remark', remarkId), likedByMe: false }
}

/** Own remarks can be changed despite a block; those of others that it hides are not found. */
async function requireSeen(tx: Tx, actor: Actor, id: number) {
  const remark = await lockRemark(tx, id)
  if (!remark) throw notFound('remark')
  const isParty = actor.id === remark.authorId || actor.id === remark.parentAuthorId
  if (!isParty && !(await findRemark(tx, actor, id, false))) throw notFound('remark')
  return remark
}

async function find(
  handle: Handle,
  viewer: Viewer,
  id: number,
  isRevealed: boolean,
): Promise<OneRemark> {
  const row = await findRemark(handle, viewer, id, isRevealed)
  const work = row && (await findWorkOf(handle, row.workId))
  if (!work) throw notFound('remark')
  const [remark] = await withReplies(handle, viewer, [row], isRevealed)
  if (!remark) throw notFound('remark')
  return { work, remark }
}

/** Remarks on one work, in wire format. */
async function withReplies(
  handle: Handle,
  viewer: Viewer,
  rows: readonly RemarkRow[],
  isRevealed = false,
): Promise<Remark[]> {
  const [first] = rows
  if (!first) return []
  const asked = { workId: first.workId, remarkIds: rows.map(({ id }) => id) }
  const replies = await listReplies(handle, viewer, asked, isRevealed)
  return rows.map((row) => toRemark(row, replies))
}
