import { createHash } from 'node:crypto'
import type { Medium } from '@medley/contract/medium'
import type { ImportDeps } from '../imports.deps.ts'
import { transaction, type Tx } from '../../../db/transaction.ts'
import type { RunningJob } from '../../../jobs/job-kind.ts'
import {
  importEngagements,
  type TimedMark,
} from '../../work-marks/engagements.importing.service.ts'
import {
  completeReviews,
  type Completion,
  type ImportedReview,
  importReviews,
} from '../../reviews/reviews.importing.service.ts'
import { importSaved, takeSaved } from '../../work-marks/saved-for-later.importing.service.ts'
import { importKey } from '../plan/plan-item.ts'
import type { Entry, WorkItem } from '../plan/import-item.ts'
import {
  type ItemState,
  listUnwrittenItems,
  type PlannedItem,
  updateItems,
} from '../plan/plan.queries.ts'
import { writeLists } from './write-lists.ts'
import { type LoadedData, loadExisting } from '../plan/existing.queries.ts'
import { writeProfile } from './write-profile.ts'
import { type ImportRow, lockImport, updateImport } from '../imports.queries.ts'
import { stateOf } from '../plan/item-state.ts'
import { createMissingWorks } from './create-missing-works.ts'
import { insertWrites, type Write, type WrittenState } from './write.queries.ts'

const itemsAtOnce = 200

export interface ImportName {
  userId: number
  importId: number
}

/**
 * Writes a confirmed plan in chunks, in order of time; goes on where it was left off. What stands here
 * by now is passed over, so nothing is written twice.
 */
export async function writePlan(
  ctx: ImportDeps,
  name: ImportName,
  job: Pick<RunningJob, 'assertLease' | 'signal'>,
): Promise<void> {
  for (;;) {
    job.signal.throwIfAborted()
    const isMore = await transaction(ctx.db, async (tx) => {
      await job.assertLease(tx)
      const row = await findImportToWrite(tx, name)
      return row ? writeNextItems(ctx, tx, row) : false
    })
    if (!isMore) break
  }
  await writeProfile(ctx, name, job)
  await writeLists(ctx, name, job)
}

async function findImportToWrite(
  tx: Tx,
  { userId, importId }: ImportName,
): Promise<ImportRow | undefined> {
  const row = await lockImport(tx, userId, importId)
  return row?.state === 'confirmed' || row?.state === 'writing' ? row : undefined
}

/** Answers whether there may be more. */
async function writeNextItems(ctx: ImportDeps, tx: Tx, row: ImportRow): Promise<boolean> {
  const items = await createMissingWorks(tx, row, await listUnwrittenItems(tx, row, itemsAtOnce))
  const workIds = new Set(items.flatMap(({ workId }) => workId ?? []))
  const existing = await loadExisting(tx, row.user_id, [...workIds], row.lists)
  const states = items.map((item) => stateOf(withWorkThere(item, existing), existing))
  await writeItems(ctx, tx, row, { items, states, existing })
  await updateItems(tx, row, states, { written: true })
  const workDone = row.work_done + items.length
  await updateImport(tx, row, { state: 'writing', workDone }, ctx.clock.now())
  return items.length === itemsAtOnce
}

/** A work may have gone since the plan was made: then the item waits for a choice. */
function withWorkThere(item: PlannedItem, { mediums }: LoadedData): PlannedItem {
  return item.match && !mediums.has(item.match.workId) ? { ...item, match: null } : item
}

interface Chunk {
  items: readonly PlannedItem[]
  states: readonly ItemState[]
  existing: LoadedData
}

/** What the items of a chunk come to. */
interface Writing {
  reviews: (ImportedReview & { importKey: string })[]
  completions: (Completion & { workId: number; rating: number; importKey: string })[]
  engaged: TimedMark[]
  saved: (TimedMark & { evenIfEngaged: boolean })[]
}

async function writeItems(ctx: ImportDeps, tx: Tx, row: ImportRow, chunk: Chunk): Promise<void> {
  const writing: Writing = { reviews: [], completions: [], engaged: [], saved: [] }
  const now = ctx.clock.now().toISOString()
  for (const [place, { item }] of chunk.items.entries()) {
    const state = chunk.states[place]
    const medium = chunk.existing.mediums.get(state?.workId ?? 0)
    if (item.kind !== 'work' || !state || medium === undefined || state.workId === null) continue
    collect(writing, item, state, { id: state.workId, medium, now, allSpoilers: row.all_spoilers })
  }
  await insertWrites(tx, row, await carryOut(tx, row.user_id, writing))
}

interface Target {
  id: number
  medium: Medium
  now: string
  allSpoilers: boolean
}

function collect(writing: Writing, item: WorkItem, state: ItemState, target: Target): void {
  const { reviews, engaged, saved } = state.plannedOutcome
  const work = { workId: target.id, medium: target.medium }
  for (const [place, entry] of item.entries.entries()) {
    const planned = reviews[place]
    if (planned?.outcome !== 'new' || planned.rating === null) continue
    const review = { ...work, ...textOf(entry, target), ...daysOf(entry), rating: planned.rating }
    const key = importKey(item.source, entry)
    if (planned.completes === null) {
      writing.reviews.push({ ...review, ...originOf(item, entry), importKey: key })
    } else writing.completions.push({ ...review, id: planned.completes, importKey: key })
  }
  const [first] = item.entries
  if (engaged === 'new') {
    const time = item.engaged?.time ?? first?.timePosted ?? target.now
    writing.engaged.push({ ...work, time })
  }
  if (saved === 'new') {
    const evenIfEngaged = item.source === 'medley'
    writing.saved.push({ ...work, time: item.saved?.time ?? target.now, evenIfEngaged })
  }
}

function originOf({ source }: WorkItem, { rating, origin }: Entry) {
  if (origin) return { sourceRating: origin.rating, importSource: origin.source }
  return { sourceRating: rating && `${rating.value}/${rating.scale}`, importSource: source }
}

const daysOf = ({ timePosted, dateViewed }: Entry) => ({ timePosted, dateViewed })

function textOf({ text, spoiler }: Entry, { allSpoilers }: Target) {
  return { review: text, spoiler: spoiler || (allSpoilers && text !== null) }
}

/** Writes, and answers what is new here because of it. */
async function carryOut(tx: Tx, userId: number, writing: Writing): Promise<Write[]> {
  const ids = await importReviews(tx, userId, writing.reviews)
  const reviews = writing.reviews.flatMap((review, place) => {
    const id = ids[place] ?? null
    return id === null
      ? []
      : [toWrite('review', { ...review, targetId: id }, stateOfReview(review))]
  })
  const completions = await complete(tx, userId, writing.completions)
  const engaged = new Set(await importEngagements(tx, userId, writing.engaged))
  const reviewed = [...reviews, ...completions].flatMap(({ workId }) => workId ?? [])
  const taken = await takeSaved(tx, userId, [...new Set(reviewed)])
  const saved = new Set(await importSaved(tx, userId, writing.saved))
  return [
    ...reviews,
    ...completions,
    ...writing.engaged
      .filter(({ workId }) => engaged.has(workId))
      .map((mark) => toMark('engaged', mark)),
    ...taken.map((mark) => toMark('unsaved', mark)),
    ...writing.saved.filter(({ workId }) => saved.has(workId)).map((mark) => toMark('saved', mark)),
  ]
}

async function complete(
  tx: Tx,
  userId: number,
  completions: Writing['completions'],
): Promise<Write[]> {
  const before = new Map(
    (await completeReviews(tx, userId, completions)).map((one) => [one.id, one]),
  )
  return completions.flatMap((completion) => {
    const was = before.get(completion.id)
    if (!was) return []
    const state = {
      ...stateOfReview(completion),
      before: { timePosted: was.timePosted.toISOString(), dateViewed: was.dateViewed },
    }
    return [toWrite('completion', { ...completion, targetId: completion.id }, state)]
  })
}

function toWrite(
  kind: Write['kind'],
  { targetId, workId, importKey: key }: { targetId: number; workId: number; importKey: string },
  state: WrittenState,
): Write {
  return { kind, targetId, workId, importKey: key, state }
}

function toMark(kind: Write['kind'], { workId, time }: TimedMark): Write {
  return { kind, targetId: null, workId, importKey: null, state: { time } }
}

type Written = Pick<ImportedReview, 'rating' | 'review' | 'spoiler' | 'dateViewed'>

function stateOfReview({ rating, review, spoiler, dateViewed }: Written): WrittenState {
  const textHash = createHash('md5')
    .update(review ?? '')
    .digest('hex')
  return { rating, textHash, spoiler, dateViewed }
}
