import type { ImportDeps } from '../imports.deps.ts'
import { transaction, type Tx } from '../../../db/transaction.ts'
import type { RunningJob } from '../../../jobs/job-kind.ts'
import { removeImportedEngagements } from '../../work-marks/engagements.importing.service.ts'
import { removeFromList, removeUnchangedList } from '../../lists/lists.importing.service.ts'
import {
  type MadeReview,
  removeUnchangedReviews,
  undoCompletions,
} from '../../reviews/reviews.importing.service.ts'
import {
  importSaved,
  removeImportedSaved,
} from '../../work-marks/saved-for-later.importing.service.ts'
import { actorOf } from '../imports.actor.ts'
import { listShownWorks } from '../plan/plan.queries.ts'
import { type ImportRow, lockImport, updateImport } from '../imports.queries.ts'
import type { ImportName } from '../write/write-plan.ts'
import {
  listStandingWrites,
  settleWrites,
  type StandingWrite,
  type WriteKind,
} from '../write/write.queries.ts'

const writesAtOnce = 400

/** Takes back what an import made and nobody changed since, in chunks; goes on where it was left off. */
export async function revertImport(
  ctx: ImportDeps,
  { userId, importId }: ImportName,
  job: Pick<RunningJob, 'assertLease' | 'signal'>,
): Promise<void> {
  for (;;) {
    job.signal.throwIfAborted()
    const isMore = await transaction(ctx.db, async (tx) => {
      await job.assertLease(tx)
      const row = await lockImport(tx, userId, importId)
      return row?.state === 'undoing' ? revertNext(ctx, tx, row) : false
    })
    if (!isMore) return
  }
}

/** Answers whether there may be more. */
async function revertNext(ctx: ImportDeps, tx: Tx, row: ImportRow): Promise<boolean> {
  const writes = await listStandingWrites(tx, row, writesAtOnce)
  const [first] = writes
  if (!first) {
    const changes = { state: 'undone', workDone: row.work_total } as const
    await updateImport(tx, row, changes, ctx.clock.now())
    return false
  }
  const kept = await undoers[first.kind](tx, row, writes)
  await settleWrites(
    tx,
    row,
    writes.map(({ id }) => ({ id, kept: kept.get(id) ?? null })),
  )
  const workDone = row.work_done + writes.length
  await updateImport(tx, row, { workDone }, ctx.clock.now())
  return true
}

/** Why a write was not taken back, by its id. */
type Kept = Map<number, string>
type Undoer = (tx: Tx, row: ImportRow, writes: readonly StandingWrite[]) => Promise<Kept>

const undoers: Record<WriteKind, Undoer> = {
  listEntry: undoEntries,
  list: undoLists,
  review: async (tx, { user_id }, writes) => {
    const kept = new Set(await removeUnchangedReviews(tx, user_id, writes.map(toMade)))
    return keptOnes(writes, ({ targetId }) => kept.has(targetId ?? 0), 'You have changed it since')
  },
  completion: async (tx, { user_id }, writes) => {
    const made = writes.map((write) => ({ ...toMade(write), before: beforeOf(write) }))
    const kept = new Set(await undoCompletions(tx, user_id, made))
    return keptOnes(writes, ({ targetId }) => kept.has(targetId ?? 0), 'You have changed it since')
  },
  engaged: async (tx, { user_id }, writes) => {
    const kept = new Set(await removeImportedEngagements(tx, user_id, writes.map(toMark)))
    const reason = 'A review of yours stands on it, or you marked it again'
    return keptOnes(writes, ({ workId }) => kept.has(workId ?? 0), reason)
  },
  saved: async (tx, { user_id }, writes) => {
    await removeImportedSaved(tx, user_id, writes.map(toMark))
    return new Map()
  },
  unsaved: async (tx, { user_id }, writes) => {
    const works = await listShownWorks(
      tx,
      writes.flatMap(({ workId }) => workId ?? []),
    )
    const marks = writes.map(toMark).flatMap((mark) => {
      const work = works.get(mark.workId)
      return work ? [{ ...mark, medium: work.medium }] : []
    })
    await importSaved(tx, user_id, marks)
    return new Map()
  },
}

async function undoEntries(
  tx: Tx,
  row: ImportRow,
  writes: readonly StandingWrite[],
): Promise<Kept> {
  const kept: Kept = new Map()
  for (const listId of new Set(writes.map(({ targetId }) => targetId ?? 0))) {
    const own = writes.filter(({ targetId }) => targetId === listId)
    const left = new Set(await removeFromList(tx, actorOf(row), listId, own.map(toMark)))
    const reason = 'You have added it to the list again'
    for (const [id] of keptOnes(own, ({ workId }) => left.has(workId ?? 0), reason)) {
      kept.set(id, reason)
    }
  }
  return kept
}

async function undoLists(tx: Tx, row: ImportRow, writes: readonly StandingWrite[]): Promise<Kept> {
  const kept: Kept = new Map()
  for (const { id, targetId, state } of writes) {
    const { title = '', description = null } = state
    const list = { id: targetId ?? 0, title, description }
    const stands = await removeUnchangedList(tx, row.user_id, list)
    if (stands) kept.set(id, 'You have changed it or added to it since')
  }
  return kept
}

function keptOnes(
  writes: readonly StandingWrite[],
  stands: (write: StandingWrite) => boolean,
  reason: string,
): Kept {
  return new Map(writes.filter(stands).map(({ id }) => [id, reason]))
}

function toMade({ targetId, state }: StandingWrite): MadeReview {
  const { rating = 0, textHash = '', spoiler = false, dateViewed = null } = state
  return { id: targetId ?? 0, rating, textHash, spoiler, dateViewed }
}

function beforeOf({ state }: StandingWrite): { timePosted: string; dateViewed: string | null } {
  if (!state.before) throw new Error('A completion without what was before')
  return state.before
}

function toMark({ workId, state }: StandingWrite): { workId: number; time: string } {
  return { workId: workId ?? 0, time: state.time ?? '' }
}
