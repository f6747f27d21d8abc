import type { Medium } from '@medley/contract/values/medium'
import type { Merge } from '@medley/contract/works/merges'
import type { Actor } from '../../actor.ts'
import { AppError, notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { type Handle, transaction, type Tx } from '../../db/transaction.ts'
import { setMergedInto } from '../works/duplicates/works.merging.service.ts'
import {
  countMerges,
  insertMerge,
  listMergeRows,
  lockMerge,
  lockPair,
  type MergeableWork,
  updateToReverted,
} from './merges.queries.ts'
import { toMerge } from './merges.view.ts'
import type { MergePair } from '../../ports/merge-target.ts'

type Deps = Pick<Context, 'targets'>

interface MergedBy {
  /** The admin, or the member who had added the work; null where the product merges by itself. */
  userId: number | null
  time: Date
}

/**
 * Merges a work into another of its medium. Throws `work_not_found`, and `merge_refused` where one of
 * them is merged already, both are the same, or the other one is only added.
 */
export function mergeWork(
  ctx: Context,
  admin: Actor,
  medium: Medium,
  pair: MergePair,
): Promise<Merge> {
  const by = { userId: admin.id, time: ctx.clock.now() }
  return transaction(ctx.db, async (tx) =>
    showMerge(tx, await mergePair(ctx, tx, { medium, ...pair }, by)),
  )
}

/** As `mergeWork`, on the caller's transaction; returns the id of the merge. */
export async function mergePair(
  ctx: Deps,
  tx: Tx,
  { medium, ...pair }: MergePair & { medium: Medium },
  by: MergedBy,
): Promise<number> {
  const [from, into] = await lockBoth(tx, pair)
  if (!from || !into || from.medium !== medium) throw notFound('work')
  if (!canMerge(from, into)) throw new AppError('merge_refused')
  return moveAll(ctx, tx, pair, by)
}

/**
 * Merges two works that a source or the shelf has as one, on the caller's transaction. Returns whether
 * it did: not where one of them was merged meanwhile.
 */
export async function mergeProven(
  ctx: Deps,
  tx: Tx,
  pair: MergePair,
  time: Date,
): Promise<boolean> {
  const [from, into] = await lockBoth(tx, pair)
  if (!from || !into || !canMerge(from, into)) return false
  await moveAll(ctx, tx, pair, { userId: null, time })
  return true
}

async function lockBoth(tx: Tx, pair: MergePair): Promise<(MergeableWork | undefined)[]> {
  const works = await lockPair(tx, pair)
  return [pair.fromId, pair.intoId].map((id) => works.find((one) => one.id === id))
}

function canMerge(from: MergeableWork, into: MergeableWork): boolean {
  if (from.id === into.id || from.medium !== into.medium) return false
  if (from.mergedInto !== null || into.mergedInto !== null) return false
  return into.standing === 'confirmed' || from.standing === 'added'
}

async function moveAll({ targets }: Deps, tx: Tx, pair: MergePair, by: MergedBy): Promise<number> {
  const moved: Record<string, unknown> = {}
  for (const target of targets.merges) moved[target.name] = await target.move(tx, pair)
  await setMergedInto(tx, pair.fromId, pair.intoId)
  return insertMerge(tx, { ...pair, ...by, moved })
}

/** Reverts a merge. What members have changed since stays as they left it. Throws `merge_not_found`. */
export function revertMerge(ctx: Context, id: number): Promise<Merge> {
  return transaction(ctx.db, async (tx) => {
    const merge = await lockMerge(tx, id)
    if (!merge) throw notFound('merge')
    await lockPair(tx, merge)
    await setMergedInto(tx, merge.fromId, null)
    for (const target of ctx.targets.merges) {
      await target.moveBack(tx, merge, target.moved.parse(merge.moved[target.name]))
    }
    await updateToReverted(tx, id, ctx.clock.now())
    return showMerge(tx, id)
  })
}

/** A page of merges, newest first. */
export async function listMerges(
  ctx: Context,
  page: { limit: number; offset: number },
): Promise<{ items: Merge[]; totalCount: number }> {
  const [rows, totalCount] = await Promise.all([listMergeRows(ctx.db, page), countMerges(ctx.db)])
  return { items: rows.map(toMerge), totalCount }
}

async function showMerge(handle: Handle, id: number): Promise<Merge> {
  const [row] = await listMergeRows(handle, { id, limit: 1, offset: 0 })
  if (!row) throw notFound('merge')
  return toMerge(row)
}
