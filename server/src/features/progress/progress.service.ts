import type { Medium } from '@medley/contract/values/medium'
import type {
  FriendProgress,
  OpenProgress,
  Progress,
  ProgressState,
} from '@medley/contract/library/progress'
import type { RawBuilder, SqlBool } from 'kysely'
import type { Actor, Viewer } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { type Handle, transaction, type Tx } from '../../db/transaction.ts'
import { refuseFutureDate } from '../../lib/future-dates.ts'
import { asAct } from '../acts/acts.service.ts'
import { markUpTo, requireEntryOf } from '../entries/entries.changes.service.ts'
import { requireEntriesWork } from '../entries/entries.service.ts'
import { requireVisibleOwner } from '../profiles/profiles.service.ts'
import { addRemark, notifyOfReached } from '../remarks/remarks.service.ts'
import {
  deleteProgressBegunBy,
  deleteProgressRow,
  isOf,
  isOfWork,
  isOpenOf,
  isOpenOfFriends,
  lockProgress,
  moveForward,
  type ProgressRow,
  selectProgress,
  upsertProgress,
} from './progress.queries.ts'
import { changedPoint, type PointChanges, readCursor, writeCursor } from './progress.rules.ts'
import { findEndedShow } from './progress.end.queries.ts'
import { sawAll, sawMost } from './progress.end.rules.ts'
import { toFriendProgress, toOpenProgress, toProgress } from './progress.view.ts'

interface NamedWork {
  medium: Medium
  workId: number
}

interface Page {
  limit: number
  before?: string | undefined
}

interface PageOf<T> {
  items: T[]
  before: string | null
}

interface OfWork {
  progress: Progress | null
}

/** The actor's progress in a work. Throws `work_not_found`. */
export async function showProgress(
  ctx: Context,
  actor: Actor,
  { medium, workId }: NamedWork,
): Promise<OfWork> {
  const { work } = await requireEntriesWork(ctx.db, actor, medium, workId)
  return find(ctx, ctx.db, actor, work.id)
}

interface Changes extends PointChanges {
  season?: number | undefined
  number?: number | undefined
  /** Also marks everything up to the entry. */
  upToHere: boolean
  /** Ends the progress: the work is marked, with a viewing on the day. */
  finished: boolean
  day: string | null
  unmodifiedSince?: string | undefined
  /** Of a remark at the point. */
  remark?: string | undefined
}

/**
 * Sets the actor's progress in a work. Throws `work_not_found`, `work_entry_not_found`, `progress_changed`, and
 * `validation_error`.
 */
export function setProgress(
  ctx: Context,
  actor: Actor,
  { medium, workId }: NamedWork,
  { season, number, upToHere, finished, day, unmodifiedSince, remark, ...changes }: Changes,
): Promise<OfWork & Ending & { actId: number | null }> {
  refuseFutureDate(ctx.clock, day, 'day')
  return transaction(ctx.db, async (tx) => {
    const { work } = await requireEntriesWork(tx, actor, medium, workId)
    const known = await lockProgress(tx, actor.id, work.id)
    const isOld =
      unmodifiedSince !== undefined && known && known.timeChanged > new Date(unmodifiedSince)
    if (isOld) throw new AppError('progress_changed')
    const wanted = { entryId: changes.entryId, season, number }
    const entry = await requireEntryOf(ctx, tx, actor, { id: work.id, medium }, wanted)
    const point = changedPoint(medium, known, { ...changes, entryId: entry?.id })
    const named = { userId: actor.id, workId: work.id, time: ctx.clock.now() }
    const { result: ending, actId } = await asAct(tx, named, async () => {
      if (entry && upToHere) await markUpTo(ctx, tx, actor, { entry, medium, day })
      await upsertProgress(tx, named, point)
      if (remark !== undefined) {
        const { amount, unit, total } = changes
        const place = { entryId: entry?.id, amount, unit, total }
        await addRemark(ctx, tx, actor, {
          work: { id: work.id, medium },
          ...place,
          content: remark,
        })
      }
      await notifyOfReached(tx, { ...named, workIds: [work.id] })
      const reached = finished || !entry ? notOver : await endingAt(tx, named, [entry.id], true)
      if (!finished && !reached.finished) return reached
      await ctx.events.workFinished(tx, { ...named, work: { id: work.id, medium }, day })
      return { finished: true, mayBeFinished: false }
    })
    if (ending.finished) return { progress: null, actId, ...ending }
    return { ...(await find(ctx, tx, actor, work.id)), actId, ...ending }
  })
}

/**
 * Those of some shows of which a member saw all that is out, and that they neither marked nor stopped, with the latest day
 * on which they saw an episode.
 */
export async function listShowsSeen(
  tx: Tx,
  { userId, workIds, time }: { userId: number; workIds: readonly number[]; time: Date },
): Promise<{ workId: number; day: string | null }[]> {
  const seen: { workId: number; day: string | null }[] = []
  for (const workId of workIds) {
    const show = await findEndedShow(tx, { userId, workId, time })
    const isOpen = show && !show.isMarked && show.state !== 'stopped'
    if (isOpen && sawAll(show)) seen.push({ workId, day: show.lastDay })
  }
  return seen
}

interface Ending {
  /** All of it that is out was seen. */
  finished: boolean
  /** Its end was seen or named, and most of it or nobody knows: the member is asked. */
  mayBeFinished: boolean
}

const notOver: Ending = { finished: false, mayBeFinished: false }

/** The end of a show, if it ended for a member with some entries that they saw, or if `isNamed` said that they are at. */
async function endingAt(
  tx: Tx,
  named: { userId: number; workId: number; time: Date },
  entryIds: readonly number[],
  isNamed: boolean,
): Promise<Ending> {
  const show = await findEndedShow(tx, named)
  if (show?.state !== 'going') return notOver
  if (sawAll(show)) return { finished: true, mayBeFinished: false }
  const isLast = entryIds.includes(show.lastEntryId)
  return { finished: false, mayBeFinished: isLast && (isNamed || sawMost(show)) }
}

/** Deletes the actor's progress in a work. Throws `work_not_found`. */
export function removeProgress(
  ctx: Context,
  actor: Actor,
  { medium, workId }: NamedWork,
): Promise<OfWork & { actId: number | null }> {
  return transaction(ctx.db, async (tx) => {
    const { work } = await requireEntriesWork(tx, actor, medium, workId)
    const act = { userId: actor.id, workId: work.id, time: ctx.clock.now() }
    const { actId } = await asAct(tx, act, () => clearProgress(tx, actor.id, work.id))
    return { progress: null, actId }
  })
}

/** A page of the actor's progress, newest change first. */
export async function showOwnProgress(
  ctx: Context,
  actor: Actor,
  { state, ...page }: Page & { state?: ProgressState | undefined },
): Promise<PageOf<Progress>> {
  return showPage(ctx, actor, isOf(actor.id, state), page, toProgress)
}

/** A page of what a member is in the middle of. Throws `user_not_found`, `blocked_by_them`. */
export async function showProgressOfUser(
  ctx: Context,
  viewer: Viewer,
  { userId, ...page }: Page & { userId: number },
): Promise<PageOf<OpenProgress>> {
  await requireVisibleOwner(ctx.db, viewer, userId)
  return showPage(ctx, viewer, isOpenOf(viewer, userId), page, toOpenProgress)
}

/** A page of what the actor's friends are in the middle of. */
export function showFriendsProgress(
  ctx: Context,
  actor: Actor,
  page: Page,
): Promise<PageOf<FriendProgress>> {
  const where = isOpenOfFriends(actor)
  return showPage(ctx, actor, where, { ...page, withSeen: true }, toFriendProgress)
}

/** The first pages of the actor's progress and of their friends', read together. */
export async function showProgressOfHome(
  ctx: Context,
  actor: Actor,
  limits: { own: number; friends: number },
): Promise<{ progress: PageOf<Progress>; friendsProgress: PageOf<FriendProgress> }> {
  const rows = await selectProgress(ctx.db, actor, {
    selected: [
      { where: isOf(actor.id, 'going'), limit: limits.own + 1 },
      { where: isOpenOfFriends(actor), limit: limits.friends + 1 },
    ],
    now: ctx.clock.now(),
    withSeen: true,
  })
  const isOwn = ({ user }: ProgressRow) => user.id === actor.id
  return {
    progress: toPage(rows.filter(isOwn), limits.own, toProgress),
    friendsProgress: toPage(
      rows.filter((row) => !isOwn(row)),
      limits.friends,
      toFriendProgress,
    ),
  }
}

/** Moves a member's progress to the last of some entries that they saw, if that is later. */
export async function followSeenEntries(
  tx: Tx,
  {
    entryIds,
    ...named
  }: { userId: number; workId: number; entryIds: readonly number[]; time: Date },
): Promise<Ending> {
  await moveForward(tx, named, entryIds)
  return endingAt(tx, named, entryIds, false)
}

/** Deletes a member's progress in a work. */
export function clearProgress(tx: Tx, userId: number, workId: number): Promise<void> {
  return deleteProgressRow(tx, userId, workId)
}

/** A member has a viewing of a work: what they are in the middle of ends, unless they began it after that day. */
export function endProgress(
  tx: Tx,
  userId: number,
  workId: number,
  viewing: { day: string | null },
): Promise<void> {
  return deleteProgressBegunBy(tx, userId, workId, viewing.day)
}

async function showPage<T>(
  ctx: Context,
  viewer: Viewer,
  where: RawBuilder<SqlBool>,
  { limit, before, withSeen = false }: Page & { withSeen?: boolean },
  present: (row: ProgressRow) => T,
): Promise<PageOf<T>> {
  const rows = await selectProgress(ctx.db, viewer, {
    selected: [{ where, limit: limit + 1, after: readCursor(before) }],
    now: ctx.clock.now(),
    withSeen,
  })
  return toPage(rows, limit, present)
}

/** @param rows one more than the limit, where there are more */
function toPage<T>(
  rows: readonly ProgressRow[],
  limit: number,
  present: (row: ProgressRow) => T,
): PageOf<T> {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    items: shown.map(present),
    before: last ? writeCursor({ time: last.timeChanged, id: last.id }) : null,
  }
}

async function find(ctx: Context, handle: Handle, actor: Actor, workId: number): Promise<OfWork> {
  const selected = [{ where: isOfWork(actor.id, workId), limit: 1 }]
  const [row] = await selectProgress(handle, actor, { selected, now: ctx.clock.now() })
  return { progress: row ? toProgress(row) : null }
}
