import type { Medium } from '@medley/contract/values/medium'
import type { EntryOfProgress, ImportedProgress } from '@medley/doors/parts'
import type { Tx } from '../../db/transaction.ts'
import {
  type FinishedWork,
  keptBecause,
  type PartImportTarget,
  type StoredWrite,
  type Write,
} from '../../ports/import-target.ts'
import { findOrMakeEntries, removeUnusedEntries } from '../entries/naming/entries.naming.service.ts'
import { loadEntries } from '../entries/entries.sync.service.ts'
import {
  deleteOlderProgress,
  deleteWritten,
  type KnownProgress,
  listKnownProgress,
  listWorksWithProgress,
  lockWholeProgress,
  restoreProgress,
  upsertWholeProgress,
  type WholeProgress,
} from './progress.import.queries.ts'

interface Thing {
  workId: number
  medium: Medium
  progress: ImportedProgress
  /** Stands for unknown times. */
  time: string
}

/** Progress before and after a write; null for none. */
interface State {
  before: WholeProgress | null
  after: WholeProgress | null
}

/** Progress in a work as a plan knows it; settled is what a file of the plan said already. */
type Existing = KnownProgress & { isSettled?: true }

/**
 * Progress that members have changed here stays if the file is older; progress that an import wrote follows the
 * next one.
 */
export const progressImportTarget: PartImportTarget<ImportedProgress, Existing, Thing, State> = {
  kinds: ['progress'],
  part: 'progress',
  existing: async (handle, userId, workIds) => listKnownProgress(handle, userId, workIds),
  plan: planProgress,
  collect: (sources, work) => sources.map((progress) => ({ ...work, progress })),
  async write(tx, userId, things) {
    const writes: Write<State>[] = []
    for (const thing of things) writes.push(await writeProgress(tx, userId, thing))
    return writes
  },
  async finish(tx, userId, works) {
    const ended = await deleteOlderProgress(tx, userId, works)
    return ended.map(({ workId, ...before }) => toWrite(workId, { before, after: null }))
  },
  revert: revertProgress,
}

function planProgress(
  sources: readonly ImportedProgress[],
  { existing, finished }: { existing: Existing | undefined; finished: FinishedWork | null },
) {
  let known = existing
  const outcomes = sources.map((source) => {
    const isNew = known ? isUpdate(source, known) : isAfter(source, finished)
    if (isNew) known = { ...toKnown(source, known), isSettled: true }
    else if (known) known = { ...known, isSettled: true }
    return isNew ? ('new' as const) : ('here' as const)
  })
  return { outcomes, existing: known }
}

/** True if the work was not finished, or the file says that the member was in the middle of it on a later day. */
function isAfter({ timeChanged }: ImportedProgress, finished: FinishedWork | null): boolean {
  if (finished === null) return true
  if (finished.last === null || timeChanged === null) return false
  // A day, month or year lasts until its end.
  const last = finished.last.slice(0, 10)
  return timeChanged > last && !timeChanged.startsWith(last)
}

/** True if a file says something else than what is here, and knows better. */
function isUpdate(source: ImportedProgress, known: Existing): boolean {
  if (known.isSettled || isSame(source, known)) return false
  const isLater = source.timeChanged !== null && source.timeChanged > known.timeChanged
  return known.isImported || isLater
}

function isSame(source: ImportedProgress, known: KnownProgress): boolean {
  if (source.state !== known.state) return false
  const { entry } = source
  if (source.amount !== null) {
    const { amount, unit, total } = known
    return source.amount === amount && source.unit === unit && source.total === total
  }
  return entry === null || isSameEntry(entry, known.entry)
}

function isSameEntry(entry: EntryOfProgress, known: EntryOfProgress | null): boolean {
  // One without numbers may be unknown here.
  if (known === null) return entry.season === null
  const hasSameId = entry.source === known.source && entry.sourceId === known.sourceId
  const hasSameNumbers = entry.season === known.season && entry.number === known.number
  return (entry.sourceId !== null && hasSameId) || (entry.season !== null && hasSameNumbers)
}

function toKnown(source: ImportedProgress, known: Existing | undefined): KnownProgress {
  const { state, entry, amount, unit, total } = source
  const timeChanged = source.timeChanged ?? known?.timeChanged ?? ''
  return { state, entry, amount, unit, total, timeChanged, isImported: true }
}

async function writeProgress(
  tx: Tx,
  userId: number,
  { workId, medium, progress, time }: Thing,
): Promise<Write<State>> {
  const before = await lockWholeProgress(tx, userId, workId)
  const point = (await pointOf(tx, { workId, medium }, progress)) ?? before ?? nowhere
  const { entryId, amount, unit, total } = point
  const timeChanged = progress.timeChanged ?? time
  const started = before?.timeStarted ?? progress.timeStarted ?? timeChanged
  const after: WholeProgress = {
    state: progress.state,
    entryId,
    amount,
    unit,
    total,
    isPrivate: progress.isPrivate || before?.isPrivate === true,
    timeStarted: started < timeChanged ? started : timeChanged,
    timeChanged,
  }
  await upsertWholeProgress(tx, { userId, workId }, after)
  return toWrite(workId, { before, after })
}

type Place = Pick<WholeProgress, 'entryId' | 'amount' | 'unit' | 'total'>

const nowhere: Place = { entryId: null, amount: null, unit: null, total: null }

/** Where a file says that the member is; undefined if it does not, or names an entry that is unknown here. */
async function pointOf(
  tx: Tx,
  { workId, medium }: { workId: number; medium: Medium },
  { entry, amount, unit, total }: ImportedProgress,
): Promise<Place | undefined> {
  if (amount !== null && unit !== null) return { ...nowhere, amount, unit, total }
  const entryId = entry && (await findEntry(tx, { workId, medium }, entry))
  return entryId ? { ...nowhere, entryId } : undefined
}

async function findEntry(
  tx: Tx,
  { workId, medium }: { workId: number; medium: Medium },
  { season, number, source, sourceId }: EntryOfProgress,
): Promise<number | undefined> {
  if (medium === 'film' || medium === 'book') return undefined
  const stored = await loadEntries(tx, workId)
  const isIt = (one: (typeof stored)[number]) => one.source === source && one.sourceId === sourceId
  const known = sourceId === null ? undefined : stored.find(isIt)
  if (known || season === null || number === 0) return known?.id
  const find = await findOrMakeEntries(tx, { id: workId, medium, stored }, [{ season, number }])
  return find({ season, number })?.id
}

function toWrite(workId: number, state: State): Write<State> {
  return { kind: 'progress', targetId: null, workId, importKey: null, state }
}

/** Takes back progress that is as it was written, and brings back what was there before. */
async function revertProgress(tx: Tx, userId: number, writes: readonly StoredWrite<State>[]) {
  const written = writes.flatMap(({ workId, state: { after } }) =>
    after === null || workId === null ? [] : [{ workId, time: after.timeChanged }],
  )
  const made = await deleteWritten(tx, userId, written)
  const workIds = written.map(({ workId }) => workId)
  const changed = new Set(await listWorksWithProgress(tx, userId, workIds))
  const between = new Set(written.map(({ workId, time }) => `${workId} ${time}`))
  const earlier = writes.flatMap(({ workId, state: { before } }) => {
    if (before === null || workId === null || changed.has(workId)) return []
    // Progress that the import wrote itself, and then ended.
    return between.has(`${workId} ${before.timeChanged}`) ? [] : [{ ...before, workId }]
  })
  await restoreProgress(tx, userId, earlier)
  await removeUnusedEntries(tx, made)
  return keptBecause('changedSince', writes, ({ workId }) => changed.has(workId ?? 0))
}
