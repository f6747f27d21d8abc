import { limits } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import type { Viewing } from '@medley/contract/library/viewings'
import type { Actor, Authorized } from '../../actor.ts'
import { AppError, notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { type Commit, type Handle, transaction, type Tx } from '../../db/transaction.ts'
import { refuseFutureDate } from '../../lib/future-dates.ts'
import { asAct } from '../acts/acts.service.ts'
import { setDayOfReview } from '../reviews/reviews.days.service.ts'
import { requireWork } from '../works/works.service.ts'
import { wholeDay } from '@medley/doors/parsing/partial-dates'
import { authorizeChange } from './viewings.policy.ts'
import {
  countViewingsOfWork,
  deleteViewingRow,
  findOwnedViewing,
  insertViewing,
  isOfWork,
  isViewing,
  type OwnedViewing,
  selectViewings,
  updateViewing,
  type ViewingChanges,
} from './viewings.queries.ts'
import { toViewing } from './viewings.view.ts'

interface WorkPage {
  medium: Medium
  workId: number
  limit: number
  offset: number
}

/** A page of the actor's viewings of a work, latest first. Throws `work_not_found`. */
export async function listOwnViewings(
  ctx: Context,
  actor: Actor,
  { medium, workId, ...page }: WorkPage,
): Promise<{ items: Viewing[]; totalCount: number }> {
  const [, viewings] = await Promise.all([
    requireWork(ctx.db, actor, medium, workId),
    listViewingsOf(ctx.db, actor, { workId, ...page }),
  ])
  return viewings
}

/** A page of the actor's viewings of a work that they may see, latest first. */
export async function listViewingsOf(
  handle: Handle,
  actor: Actor,
  { workId, limit, offset }: Omit<WorkPage, 'medium'>,
): Promise<{ items: Viewing[]; totalCount: number }> {
  const where = isOfWork(actor.id, workId)
  const rows = await selectViewings(handle, actor, { where, limit, offset })
  const items = rows.map((row) => toViewing(row, true))
  const isWhole = rows.length < limit && (rows.length > 0 || offset === 0)
  const totalCount = isWhole
    ? offset + rows.length
    : await countViewingsOfWork(handle, actor.id, workId)
  return { items, totalCount }
}

interface ViewingDraft {
  work: { id: number; medium: Medium }
  day: string | null
  isRepeat: boolean
  tags: readonly string[]
  reviewId?: number | null | undefined
}

/**
 * Adds a viewing, marks its work engaged and takes it off the saved ones, as a review does. Throws
 * `work_not_found`, `review_not_found`, `validation_error`, and `rate_limited` where the actor has as
 * many viewings of the work as they may.
 */
export function addViewing(
  ctx: Context,
  actor: Actor,
  { work: { id: workId, medium }, reviewId = null, ...draft }: ViewingDraft,
  { commit }: { commit: Commit },
): Promise<Viewing> {
  refuseFutureDate(ctx.clock, draft.day, 'day')
  return commit(async (tx) => {
    const work = await requireWork(tx, actor, medium, workId)
    const count = await countViewingsOfWork(tx, actor.id, workId)
    if (count >= limits.viewingsPerWork) throw new AppError('rate_limited')
    if (reviewId !== null) await requireReview(tx, actor, { id: reviewId, workId, day: draft.day })
    const time = ctx.clock.now()
    const id = await insertViewing(tx, { ...draft, userId: actor.id, work, reviewId, time })
    if (id === undefined) throw notFound('review')
    await ctx.events.viewingWritten(tx, { userId: actor.id, work, day: draft.day, time })
    return showOwnViewing(tx, actor, id)
  })
}

/** Records that a member finished a work; a repeat if they viewed it before. */
export async function recordFinish(
  tx: Tx,
  finish: { userId: number; work: { id: number; medium: Medium }; day: string | null; time: Date },
): Promise<void> {
  const count = await countViewingsOfWork(tx, finish.userId, finish.work.id)
  if (count >= limits.viewingsPerWork) return
  await insertViewing(tx, { ...finish, isRepeat: count > 0, tags: [], reviewId: null })
}

/** True if the actor viewed a work before. */
export async function hasViewingOf(handle: Handle, actor: Actor, workId: number): Promise<boolean> {
  return (await countViewingsOfWork(handle, actor.id, workId)) > 0
}

/** Throws `review_not_found` unless it is the actor's review of the work; gives it the day. */
async function requireReview(
  tx: Tx,
  actor: Actor,
  { id, workId, day }: { id: number; workId: number; day: string | null },
): Promise<void> {
  if (!(await setDayOfReview(tx, actor, { id, workId }, wholeDay(day)))) throw notFound('review')
}

/** Changes the actor's own viewing, and the day of its review. Throws `viewing_not_found`, `validation_error`. */
export function changeViewing(
  ctx: Context,
  actor: Actor,
  { id, ...changes }: { id: number } & ViewingChanges,
): Promise<Viewing> {
  refuseFutureDate(ctx.clock, changes.day, 'day')
  return transaction(ctx.db, async (tx) => {
    const own = await requireOwnViewing(tx, actor, id)
    if (changes.day !== undefined) await setDay(tx, actor, own, changes.day)
    await updateViewing(tx, own, changes)
    return showOwnViewing(tx, actor, id)
  })
}

/** Deletes the actor's own viewing; its review stays, without a day. Throws `viewing_not_found`. */
export function removeViewing(
  ctx: Context,
  actor: Actor,
  { id }: { id: number },
): Promise<{ id: number; actId: number | null }> {
  return transaction(ctx.db, async (tx) => {
    const own = await requireOwnViewing(tx, actor, id)
    const act = { userId: actor.id, workId: own.workId, time: ctx.clock.now() }
    const { actId } = await asAct(tx, act, async () => {
      await setDay(tx, actor, own, null)
      await deleteViewingRow(tx, own)
    })
    return { id, actId }
  })
}

async function setDay(
  tx: Tx,
  actor: Actor,
  { reviewId }: OwnedViewing,
  day: string | null,
): Promise<void> {
  if (reviewId !== null) await setDayOfReview(tx, actor, { id: reviewId }, wholeDay(day))
}

/** A viewing of another member is not found: their ids tell nothing. */
async function requireOwnViewing(
  tx: Tx,
  actor: Actor,
  id: number,
): Promise<Authorized<OwnedViewing>> {
  const viewing = await findOwnedViewing(tx, id)
  const own = viewing && authorizeChange(actor, viewing)
  if (!own) throw notFound('viewing')
  return own
}

async function showOwnViewing(tx: Tx, actor: Actor, id: number): Promise<Viewing> {
  const where = isViewing(id)
  const [row] = await selectViewings(tx, actor, { where, limit: 1, offset: 0 })
  if (!row) throw notFound('viewing')
  return toViewing(row, true)
}

export { dayOfOrder, dayOrderOf } from './viewings.days.rules.ts'
