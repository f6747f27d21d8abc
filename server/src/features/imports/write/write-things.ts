import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/transaction.ts'
import { firstDayOf } from '@medley/doors/parsing/partial-dates'
import { listPartTargets } from '../plan/plan-parts.ts'
import { listShowsSeen } from '../../progress/progress.service.ts'
import { midnight } from '@medley/doors/dates'
import type { PartImportTarget, Write } from '../../../ports/import-target.ts'
import {
  engagementsImportTarget,
  type SavedChange,
  savedImportTarget,
  type TimedMark,
} from '../../work-marks/work-marks.import-target.ts'
import { type ImportedReview, reviewsImportTarget } from '../../reviews/reviews.import-target.ts'
import {
  type ImportedViewing,
  viewingsImportTarget,
  writeViewingsOfReviews,
} from '../../viewings/viewings.import-target.ts'

/** Things of a part of an item, with their target. */
export interface PartThings {
  target: PartImportTarget
  things: unknown[]
}

/** The things that items write. */
export interface Things {
  reviews: ImportedReview[]
  engaged: TimedMark[]
  viewings: ImportedViewing[]
  parts: PartThings[]
  saved: Extract<SavedChange, { kind: 'saved' }>[]
  /** Works that the files keep for later, seen or not, and those that they say are not finished. */
  staysSaved: Set<number>
}

/**
 * Writes new things, the viewings of dated reviews that have none, and takes works seen since off the
 * saved ones, as a review or viewing by hand does. Returns the changes.
 */
export async function writeThings(
  ctx: Pick<Context, 'clock' | 'targets'>,
  tx: Tx,
  userId: number,
  { reviews, engaged, viewings, parts, saved, staysSaved }: Things,
): Promise<Write[]> {
  const reviewed = await reviewsImportTarget.write(tx, userId, reviews)
  const marked = await engagementsImportTarget.write(tx, userId, engaged)
  const viewed = await viewingsImportTarget.write(tx, userId, viewings)
  const ended = await finishWorks(ctx, tx, userId, worksOf([...marked, ...viewed]))
  const written = await writeParts(tx, userId, parts)
  const finished = await finishShows(ctx, tx, userId, written)
  const seen = [...reviewed, ...marked, ...viewed].flatMap(({ workId }) => workId ?? [])
  const done = finished.flatMap(({ workId }) => workId ?? [])
  const unsaved = new Set([...seen.filter((workId) => !staysSaved.has(workId)), ...done])
  return [
    ...reviewed,
    ...marked,
    ...viewed,
    ...ended,
    ...written,
    ...finished,
    ...(await writeViewingsOfReviews(tx, userId, reviewed)),
    ...(await savedImportTarget.write(tx, userId, [...[...unsaved].map(toUnsaved), ...saved])),
  ]
}

interface SeenWork {
  workId: number
  time: string
}

function worksOf(written: readonly Write<{ time: string } | { day: string | null }>[]): SeenWork[] {
  return written.flatMap(({ workId, state }) => {
    const time = 'time' in state ? state.time : midnight(firstDayOf(state.day))
    return workId === null || time === null ? [] : { workId, time }
  })
}

/** Marks shows of which all was seen with the episodes of the import, as the last episode does by hand. */
async function finishShows(
  ctx: Pick<Context, 'clock' | 'targets'>,
  tx: Tx,
  userId: number,
  parts: readonly Write[],
): Promise<Write[]> {
  const episodes = parts.filter(({ kind }) => kind === 'entryViewing' || kind === 'progress')
  const workIds = [...new Set(episodes.flatMap(({ workId }) => workId ?? []))]
  const now = ctx.clock.now()
  const shows = await listShowsSeen(tx, { userId, workIds, time: now })
  const time = now.toISOString()
  const named = shows.map(({ workId, day }) => ({ workId, medium: 'tvShow' as const, day }))
  const marks = named.map((show) => ({ ...show, time: midnight(show.day) ?? time }))
  const viewing = { isRepeat: false, tags: [], isPlay: true, review: null, time }
  return [
    ...(await engagementsImportTarget.write(tx, userId, marks)),
    ...(await viewingsImportTarget.write(
      tx,
      userId,
      named.flatMap((show) => (show.day === null ? [] : { ...viewing, ...show })),
    )),
    ...(await finishWorks(
      ctx,
      tx,
      userId,
      named.map(({ workId }) => ({ workId, time })),
    )),
  ]
}

/** Has the targets of parts follow works that were seen, each as of its time. */
async function finishWorks(
  ctx: Pick<Context, 'targets'>,
  tx: Tx,
  userId: number,
  works: readonly SeenWork[],
): Promise<Write[]> {
  const writes: Write[] = []
  for (const target of works.length > 0 ? listPartTargets(ctx) : []) {
    writes.push(...((await target.finish?.(tx, userId, works)) ?? []))
  }
  return writes
}

async function writeParts(tx: Tx, userId: number, parts: readonly PartThings[]): Promise<Write[]> {
  const writes: Write[] = []
  for (const [target, ones] of Map.groupBy(parts, ({ target: own }) => own)) {
    const things = ones.flatMap((one) => one.things)
    if (things.length > 0) writes.push(...(await target.write(tx, userId, things)))
  }
  return writes
}

function toUnsaved(workId: number): SavedChange {
  return { kind: 'unsaved', workId }
}
