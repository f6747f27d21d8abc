import type { UserInfo } from '@medley/contract/values/shapes'
import type { Actor } from '../../actor.ts'
import { notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { transaction, type Tx } from '../../db/transaction.ts'
import {
  type Act,
  closeAct,
  copyChanges,
  deleteActsBefore,
  findLastChange,
  findMarks,
  findSeenSince,
  insertAct,
  listAddedEntries,
  lockAct,
  lockActsThatAdded,
  restoreDeletedMark,
  revertAct,
} from './acts.queries.ts'

/** How long an act can be undone, in ms. */
const undoTime = 10 * 60_000

/** In an act: its id. */
export type ActRun<T> = (actId: number) => Promise<T>

/**
 * Notes all that a member changes in a work, for an undo. Returns the id of the act, null if it changed nothing.
 */
export async function asAct<T>(
  tx: Tx,
  act: { userId: number; workId: number; time: Date; season?: number | undefined },
  run: ActRun<T>,
): Promise<{ result: T; actId: number | null }> {
  const id = await insertAct(tx, act)
  const result = await run(id)
  return { result, actId: (await closeAct(tx, id)) ? id : null }
}

/** Restores what an act of the last minutes changed. Throws `act_not_found`. */
export function undoAct(
  ctx: Context,
  actor: Actor,
  { actId: id }: { actId: number },
): Promise<{ userInfo: UserInfo }> {
  return transaction(ctx.db, async (tx) => {
    const act = await lockAct(tx, { id, userId: actor.id, since: undoableSince(ctx) })
    if (!act) throw notFound('act')
    await revertAct(tx, id, [])
    await followSeenSince(ctx, tx, act)
    await ctx.events.marksChanged(tx, { userId: actor.id })
    return { userInfo: await findMarks(tx, act) }
  })
}

interface Taken {
  userId: number
  workId: number
  /** Only acts on all of this season. */
  season?: number | undefined
  entryIds: readonly number[]
}

/**
 * Takes back the viewings of some entries that the latest act, or all acts, of the last minutes added, with their
 * consequences. Returns true if there were any.
 */
export async function takeBackSeen(
  ctx: Context,
  tx: Tx,
  actId: number,
  { entryIds, ...named }: Taken,
  { latestOnly }: { latestOnly: boolean },
): Promise<boolean> {
  const found = await lockActsThatAdded(tx, { ...named, since: undoableSince(ctx) }, entryIds)
  const acts = latestOnly ? found.slice(0, 1) : found
  for (const act of acts) {
    const kept = (await listAddedEntries(tx, act.id)).filter((id) => !entryIds.includes(id))
    await revertAct(tx, act.id, kept)
    const after = await findLastChange(tx, actId)
    await followSeenSince(ctx, tx, act)
    // Of what is left of the act, so that it can be taken back as well.
    await copyChanges(tx, { from: actId, after, to: act.id })
  }
  if (acts.length > 0) await ctx.events.marksChanged(tx, { userId: named.userId })
  return acts.length > 0
}

/** A mark that is set again within minutes has the time that it had before. Returns true if there was one. */
export function restoreMark(
  ctx: Pick<Context, 'clock'>,
  tx: Tx,
  table: 'engagements' | 'saved_works',
  named: { userId: number; workId: number },
): Promise<boolean> {
  return restoreDeletedMark(tx, table, { ...named, since: undoableSince(ctx) })
}

/** The place is where the entries led that the member saw since the act. */
async function followSeenSince(ctx: Context, tx: Tx, act: Act): Promise<void> {
  const { userId, workId, time } = act
  const { entryIds, day } = await findSeenSince(tx, act)
  if (entryIds) await ctx.events.entriesSeen(tx, { userId, workId, entryIds, day, time })
}

function undoableSince(ctx: Pick<Context, 'clock'>): Date {
  return new Date(ctx.clock.now().getTime() - undoTime)
}

export async function removeExpiredActs(ctx: Pick<Context, 'db' | 'clock'>): Promise<void> {
  await deleteActsBefore(ctx.db, undoableSince(ctx))
}
