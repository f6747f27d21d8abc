import { createWriteStream } from 'node:fs'
import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { limits } from '@medley/contract/limits'
import type { ImportSource } from '@medley/contract/transfer/import-values'
import { createPace, createYield } from '@medley/doors/parsing/yield-to-event-loop'
import { type MedleyProfile, type ReadFile, UnreadableFile } from '@medley/doors/record'
import type { Context } from '../../context.ts'
import type { Tx } from '../../db/transaction.ts'
import type { RunningJob } from '../../jobs/job-kind.ts'
import { chunk, chunkByWeight } from '../../parsing/chunk.ts'
import { keepMapping } from './imports.mappings.queries.ts'
import {
  deleteSurplusPlans,
  type HowToRead,
  type ImportName,
  type ImportProblem,
  type ImportRow,
  type StoredFile,
  updateImport,
} from './imports.queries.ts'
import { problemOf } from './imports.refusals.view.ts'
import { runStep } from './imports.steps.service.ts'
import { deleteUploads, readUpload } from './imports.uploads.queries.ts'
import { collectLookUps, type LookUp } from './look-up/find-look-ups.ts'
import { lookUpAddress } from './look-up/look-up-address.ts'
import { insertLookUps } from './look-up/look-up.queries.ts'
import { listHeardAlbums, requestTracks } from './look-up/request-tracks.ts'
import type { Candidate } from './match/rank-matches.ts'
import { collectLists } from './merge/collect-lists.ts'
import { loadExisting } from './plan/existing-data.ts'
import type { ExistingData } from './plan/existing-types.ts'
import { findCandidates, sourceKeyOf } from './plan/find-candidates.ts'
import { withoutHeldWorks } from './plan/held-works.ts'
import type { Item, StoredList } from './merge/import-item.ts'
import { certainMatch, stateOf, timeFirstOf } from './plan/item-state.ts'
import { mergeFiles } from './merge/merge-records.ts'
import { loadShared } from './plan/plan-shared.ts'
import { deleteItems, insertItems, type PlannedItem } from './plan/plan.queries.ts'
import { boundsOfPlans, readerOfPlans } from './read/read-in-process.ts'
import { insertProfile } from './write/profile.queries.ts'

/** Others wait for the rows that a transaction locks, and longer texts of JSON block the event loop while they are built. */
const plannedAtOnce = {
  size: 100,
  weightMax: 1_000,
  weightOf: ({ item }: Placed) => item.rows.length,
}
const matchedAtOnce = 1_000
/** Maximum of waiting plans per member; the oldest beyond it are deleted. */
const plansMax = 20

type PlanningJob = Pick<RunningJob, 'assertLease' | 'signal' | 'isLast'>

/** Runs a step with the import locked. Throws `Discarded` if it is not being planned any more. */
type Step = <T>(run: (tx: Tx, row: ImportRow) => Promise<T>) => Promise<T>

class Discarded extends Error {}

/**
 * Reads the files of an import and plans the writes, in chunks; every run starts from scratch. An import whose files
 * cannot be read has failed, with the reason. Ends where the import is discarded.
 */
export async function makePlan(ctx: Context, name: ImportName, job: PlanningJob): Promise<void> {
  const step: Step = async (run) => {
    const done = await runStep(ctx, name, job, ['planning'], async (tx, row) => ({
      result: await run(tx, row),
    }))
    if (!done) throw new Discarded('The import is not being planned any more')
    return done.result
  }
  try {
    await planOrFail(ctx, step, job)
  } catch (error) {
    if (!(error instanceof Discarded)) throw error
  }
}

async function planOrFail(ctx: Context, step: Step, job: PlanningJob): Promise<void> {
  try {
    await planInSteps(ctx, step)
  } catch (error) {
    const problem = problemOf(error)
    const isOver = job.isLast && !job.signal.aborted && !(error instanceof Discarded)
    if (!problem && !isOver) throw error
    await step((tx, row) => fail(ctx, tx, row, problem))
    if (!problem) throw error
  }
}

async function fail(
  ctx: Context,
  tx: Tx,
  row: ImportRow,
  problem: ImportProblem | null,
): Promise<void> {
  await deleteItems(tx, row)
  await deleteUploads(tx, row)
  const changes = { state: 'failed', task: null, problem, workTotal: 0, workDone: 0 } as const
  await updateImport(tx, row, changes, ctx.clock.now())
}

async function planInSteps(ctx: Context, step: Step): Promise<void> {
  const row = await step(async (tx, begun) => {
    await deleteItems(tx, begun)
    await updateImport(tx, begun, { workTotal: 0, workDone: 0 }, ctx.clock.now())
    return begun
  })
  if (row.task?.kind !== 'plan') throw new Error('An import is planned without a task')
  const read = await readAll(ctx, row, row.task)
  const { items } = read
  // Each item is matched, then planned.
  await step((tx) => updateImport(tx, row, { workTotal: items.length * 2 }, ctx.clock.now()))
  const advance: Advance = (tx, { workDone }, count) =>
    updateImport(tx, row, { workDone: workDone + count }, ctx.clock.now())
  // A file whose kind the member chose is gone through film by film.
  const keepsUnknown = row.task.content === undefined
  const pace = createPace()
  const candidates: Candidate[][] = []
  for (const part of chunk(items, matchedAtOnce)) {
    const matching = { isLoose: !keepsUnknown, pace }
    candidates.push(...(await findCandidates(ctx.db, row.userId, part, matching)))
    await step((tx, now) => advance(tx, now, part.length))
  }
  const settled = withoutHeldWorks(items, candidates)
  const placed = items.map((item, index) => {
    return { item, position: index + 1, candidates: settled[index] ?? [] }
  })
  const existing = await loadAll(ctx, row.userId, placed, read.lists)
  const lookUps = collectLookUps(ctx.catalogue.sources)
  const heard: number[] = []
  for (const part of chunkByWeight(placed, plannedAtOnce)) {
    await pace()
    const planned = await planItems(part, existing, { keepsUnknown })
    heard.push(...listHeardAlbums(planned.filter(({ outcome }) => outcome === 'new')))
    const toStore = planned.map((item) => {
      return { ...item, lookUp: lookUps.lookUpOf(item)?.position ?? null }
    })
    await step(async (tx, now) => {
      await insertItems(tx, row, toStore)
      await advance(tx, now, part.length)
    })
  }
  await requestTracks(ctx, heard)
  await step((tx, now) => finish(ctx, tx, now, { ...read, keepsUnknown, lookUps: lookUps.all() }))
}

type Advance = (tx: Tx, row: ImportRow, count: number) => Promise<void>

type MadePlan = ReadImport & { keepsUnknown: boolean; lookUps: readonly LookUp[] }

/** Opens the plan to its member; its files are no longer needed. */
async function finish(ctx: Context, tx: Tx, row: ImportRow, made: MadePlan): Promise<void> {
  const { sources, files, lists, keepsUnknown, profiles, headerKey } = made
  const progress = { workTotal: 0, workDone: 0 }
  const changes = { state: 'planned', task: null, sources, files, lists, keepsUnknown } as const
  await updateImport(tx, row, { ...changes, ...progress }, ctx.clock.now())
  await enqueueLookUps(ctx, tx, row, made.lookUps)
  for (const profile of profiles) await insertProfile(tx, row, profile)
  const mapping = row.task?.kind === 'plan' ? row.task.mapping : undefined
  if (mapping && headerKey !== null) {
    await keepMapping(tx, row.userId, { headerKey, mapping, time: row.timeCreated })
  }
  await deleteUploads(tx, row)
  await deleteSurplusPlans(tx, row.userId, plansMax)
}

/** Enqueues the look-ups, which run in the background; the plan is usable before they end. */
async function enqueueLookUps(
  ctx: Context,
  tx: Tx,
  { userId, id }: ImportRow,
  lookUps: readonly LookUp[],
): Promise<void> {
  if (lookUps.length === 0) return
  await insertLookUps(tx, { userId, id }, lookUps)
  await ctx.jobs.enqueue(tx, lookUpAddress, { userId, importId: id, idle: 0 }, { key: String(id) })
}

/** The contents of the files of an import, of which nothing else is kept. */
interface ReadImport {
  items: Item[]
  lists: StoredList[]
  sources: ImportSource[]
  files: StoredFile[]
  profiles: MedleyProfile[]
  headerKey: string | null
}

/** Throws UnreadableFile or TooManyRows if nothing can be read. */
async function readAll(ctx: Context, row: ImportRow, how: HowToRead): Promise<ReadImport> {
  const now = row.timeCreated
  const files = await readUploads(ctx, row, how)
  return {
    items: await mergeFiles(files),
    lists: collectLists(files, now),
    sources: [...new Set(files.flatMap(({ source }) => source ?? []))],
    files: files.map(({ name, source, content = null, problem, unused }) => ({
      name,
      source,
      content,
      problem,
      ...(unused ? { unused } : {}),
    })),
    profiles: files.flatMap(({ medley }) => medley?.profile ?? []),
    headerKey: files[0]?.headerKey ?? null,
  }
}

/** Copies the files to a folder of their own for the time of the reading. */
async function readUploads(ctx: Context, row: ImportRow, how: HowToRead): Promise<ReadFile[]> {
  const folder = await ctx.uploads.open()
  try {
    const uploads = row.files.map(({ name }, index) => ({
      name,
      path: join(folder, String(index)),
    }))
    for (const [index, { path }] of uploads.entries()) {
      const pieces = readUpload(ctx.db, row, index + 1)
      await pipeline(pieces, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    }
    const { content, profile, timeZone, mapping } = how
    const own = { content, profile, timeZone, mapping }
    const reading = { now: row.timeCreated, rowsMax: limits.importPlanRowsMax, ...own }
    const files = await readerOfPlans.read({ task: 'import', uploads, reading }, boundsOfPlans)
    requireSource(files)
    return files
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

function requireSource(files: readonly ReadFile[]): void {
  if (files.some(({ source }) => source !== null)) return
  const [first] = files
  if (!first?.problem) throw new UnreadableFile({ code: 'noFiles' })
  const { line, message } = first.problem
  throw new UnreadableFile(message, { file: first.name, line })
}

/** An item at its place in the plan. */
type Placed = Pick<PlannedItem, 'item' | 'position' | 'candidates'>

/** Loads the data that the member has of the certain matches. */
async function loadAll(
  ctx: Context,
  userId: number,
  items: readonly Placed[],
  lists: readonly StoredList[],
): Promise<ExistingData> {
  const workIds = items.flatMap(({ candidates }) => certainMatch(candidates)?.workId ?? [])
  const wanted = { userId, workIds: [...new Set(workIds)], lists }
  const known = await loadExisting(ctx, ctx.db, wanted)
  const shared = await loadShared(
    ctx,
    ctx.db,
    userId,
    items.map(({ item }) => item),
  )
  return { ...known, shared }
}

async function planItems(
  items: readonly Placed[],
  existing: ExistingData,
  options: { keepsUnknown: boolean },
): Promise<PlannedItem[]> {
  const yieldIfDue = createYield()
  const planned: PlannedItem[] = []
  for (const { position, item, candidates } of items) {
    const match = certainMatch(candidates)
    const undecided = { match, decision: null, score: null, takesChanges: false }
    const state = stateOf({ position, item, candidates, ...undecided }, existing, options)
    const sourceKey = sourceKeyOf(item)
    planned.push({ ...state, item, candidates, sourceKey, timeFirst: timeFirstOf(item) })
    await yieldIfDue()
  }
  return planned
}
