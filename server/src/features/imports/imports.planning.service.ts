import { open } from 'node:fs/promises'
import type { ColumnMeaning, TableMapping } from '@medley/contract/transfer/import-tables'
import type { ImportContent } from '@medley/contract/transfer/import-values'
import { limits } from '@medley/contract/limits'
import { cutText } from '@medley/contract/values/text-cuts'
import type { Actor } from '../../actor.ts'
import { invalidValue } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import type { Handle, Tx } from '../../db/transaction.ts'
import { createPace, createYield } from '@medley/doors/parsing/yield-to-event-loop'
import type { Item, StoredList, WorkItem } from './plan/import-item.ts'
import { findTimeZone, insertItems, type PlannedItem } from './plan/plan.queries.ts'
import { type EarlierWork, listEarlierWorks } from './plan/plan.works.queries.ts'
import { lookUpWorksJob } from './imports.jobs.ts'
import { insertLookUps } from './look-up/look-up.queries.ts'
import { requestTracks } from './look-up/request-tracks.ts'
import { findLookUps, type LookUp } from './look-up/find-look-ups.ts'
import type { Candidate } from './match/rank-matches.ts'
import { withoutHeldWorks } from './plan/held-works.ts'
import { toSought } from './plan/sought-work.ts'
import { matchWorks } from './match/match-works.ts'
import { listKey, mergeFiles } from './plan/merge-records.ts'
import { chunk, chunkByWeight } from '../../parsing/chunk.ts'
import { loadExisting } from './plan/existing-data.ts'
import { loadShared } from './plan/plan-shared.ts'
import { deleteSurplusPlans, insertImport } from './imports.queries.ts'
import { certainMatch, stateOf, timeFirstOf } from './plan/item-state.ts'
import { insertProfile } from './write/profile.queries.ts'
import { readInProcess } from './read/read-in-process.ts'
import { inTurn } from './read/upload-queue.ts'
import type { ReadFile, StoredFile } from '@medley/doors/record'
import { isZip } from '@medley/doors/files/unpack'
import { refuse, toRefusal } from './imports.refusals.view.ts'
import { keepMapping } from './imports.mappings.queries.ts'

/** Longer texts of JSON block the event loop while they are built. */
const atOnce = {
  size: 100,
  weightMax: 1_000,
  weightOf: ({ item }: PlannedItem) => item.rows.length,
}
/** Sending more at once blocks the event loop. */
const keysAtOnce = 1_000
/** Maximum of waiting plans per member; the oldest beyond it are deleted. */
const plansMax = 20

/** A member's choices about how their files are read. */
export interface HowToRead {
  content?: ImportContent | undefined
  /** The member's profile in a file of several. */
  profile?: string | undefined
  /** Of the days of plays; else the member's. */
  timeZone?: string | undefined
  /** The meanings of the columns of a single table. */
  mapping?: TableMapping | undefined
}

/**
 * Reads files and plans the writes. Returns a function that stores the plan and returns its id; nothing
 * else is written. `content` sets how a single CSV file is read.
 * Throws `validation_error` or `unsupported_file_type`, with file and line, if nothing can be read.
 */
export async function makePlan(
  ctx: Context,
  actor: Actor,
  { files: uploads, ...how }: HowToRead & { files: readonly StoredFile[] },
): Promise<(tx: Tx) => Promise<number>> {
  return inTurn(() => planInTurn(ctx, actor, uploads, how))
}

async function planInTurn(
  ctx: Context,
  actor: Actor,
  uploads: readonly StoredFile[],
  { content, profile, timeZone, mapping }: HowToRead,
): Promise<(tx: Tx) => Promise<number>> {
  const now = ctx.clock.now()
  const zone = timeZone ?? (await findTimeZone(ctx.db, actor.id))
  const files = await readAll(uploads, { now, content, profile, mapping, timeZone: zone })
  const lists = collectLists(files, now)
  const items = await mergeFiles(files)
  // A file whose kind the member chose is gone through film by film.
  const keepsUnknown = content === undefined
  const candidates = await findCandidates(ctx.db, actor.id, items, { isLoose: !keepsUnknown })
  const planned = await planItems(ctx, actor.id, items, candidates, { lists, keepsUnknown })
  await requestTracks(
    ctx,
    planned.filter(({ outcome }) => outcome === 'new'),
  )
  const lookUps = await findLookUps(planned, ctx.catalogue.sources)
  return async (tx) => {
    const sources = [...new Set(files.flatMap(({ source }) => source ?? []))]
    const stored = files.map(({ name, source, content: readAs = null, problem, unused }) => ({
      name,
      source,
      content: readAs,
      problem,
      ...(unused ? { unused } : {}),
    }))
    const plan = { userId: actor.id, sources, files: stored, lists, keepsUnknown, time: now }
    const id = await insertImport(tx, plan)
    const pace = createPace()
    for (const part of chunkByWeight(planned, atOnce)) {
      await pace()
      const items = part.map((item) => ({
        ...item,
        lookUp: lookUps.get(item.position)?.position ?? null,
      }))
      await insertItems(tx, { userId: actor.id, id }, items)
    }
    await enqueueLookUps(ctx, tx, { userId: actor.id, id }, [...new Set(lookUps.values())])
    for (const { medley } of files) {
      if (medley) await insertProfile(tx, { userId: actor.id, id }, medley.profile)
    }
    const headerKey = files[0]?.headerKey
    if (mapping && headerKey) await keepMapping(tx, actor.id, { headerKey, mapping, time: now })
    await deleteSurplusPlans(tx, actor.id, plansMax)
    return id
  }
}

/** Enqueues the look-ups, which run in the background; the plan is usable before they end. */
async function enqueueLookUps(
  ctx: Context,
  tx: Tx,
  owner: { userId: number; id: number },
  lookUps: readonly LookUp[],
): Promise<void> {
  if (lookUps.length === 0) return
  await insertLookUps(tx, owner, lookUps)
  const payload = { userId: owner.userId, importId: owner.id, idle: 0 }
  await ctx.jobs.enqueue(tx, lookUpWorksJob, payload, { key: String(owner.id) })
}

async function readAll(
  uploads: readonly StoredFile[],
  { now, content, profile, mapping, timeZone }: HowToRead & { now: Date },
): Promise<ReadFile[]> {
  const [only, ...others] = uploads
  const isSingle = only !== undefined && others.length === 0 && !isZip(await readStart(only))
  if (content && !isSingle) throw invalidValue('content', 'Only for a single CSV file')
  if (mapping && !isSingle) throw invalidValue('mapping', 'Only for a single CSV file')
  if (mapping) requireAnswers(mapping)
  const reading = { now, timeZone, rowsMax: limits.importPlanRowsMax, content, profile, mapping }
  const files = await readInProcess({ task: 'import', uploads, reading }).catch(
    (error: unknown) => {
      throw toRefusal(error)
    },
  )
  if (files.some(({ source }) => source !== null)) return files
  const [first] = files
  if (!first?.problem) throw refuse({ code: 'noFiles' })
  throw refuse(first.problem.message, { file: first.name, line: first.problem.line })
}

async function readStart({ path }: StoredFile): Promise<Buffer> {
  const file = await open(path)
  try {
    return (await file.read({ buffer: Buffer.alloc(4) })).buffer
  } finally {
    await file.close()
  }
}

/** Refuses a mapping that names no title, or leaves the medium open. */
function requireAnswers({ columns, medium }: TableMapping): void {
  const has = (meaning: ColumnMeaning) => columns.some(({ as }) => as === meaning)
  if (!has('title')) throw invalidValue('mapping', 'Name the column of the titles')
  if (medium === null && !has('medium')) throw invalidValue('mapping', 'Name the medium')
}

/** The lists of all files without duplicates, with unique titles. */
function collectLists(files: readonly ReadFile[], now: Date): StoredList[] {
  const byKey = new Map<string, StoredList & { line: number | null }>()
  for (const [file, { source, lists }] of files.entries()) {
    for (const { key: own, timeCreated, isUnclear, ...list } of lists) {
      const { line } = list
      const key = listKey(source, own)
      const known = byKey.get(key)
      if (known && (known.line !== null || line === null)) continue
      const time = timeCreated ?? now.toISOString()
      const meaning = isUnclear ? { meaning: { file, as: null } } : {}
      byKey.set(key, { ...list, ...meaning, key, timeCreated: time })
    }
  }
  const taken = new Set<string>()
  return [...byKey.values()].map(({ line: _, ...list }) => {
    const title = freeTitle(list.title, taken)
    taken.add(title.toLowerCase())
    return { ...list, title }
  })
}

function freeTitle(title: string, taken: ReadonlySet<string>): string {
  for (let copy = 1; ; copy += 1) {
    const suffix = copy === 1 ? '' : ` (${copy})`
    const free = `${[...title].slice(0, limits.listTitleMax - suffix.length).join('')}${suffix}`
    if (!taken.has(free.toLowerCase())) return free
  }
}

/** Identifies the work of an item across imports from the same source. */
function sourceKeyOf(item: Item): string | null {
  return item.kind === 'work' ? cutText(`${item.source}|${item.work.key}`, 600) : null
}

/** Candidates of each item; a work that it was in an earlier import is first and certain. */
async function findCandidates(
  handle: Handle,
  userId: number,
  items: readonly Item[],
  { isLoose }: { isLoose: boolean },
): Promise<Candidate[][]> {
  const works = items.filter((item): item is WorkItem => item.kind === 'work')
  const matched = await matchWorks(handle, works.map(toSought), { userId, isLoose })
  const byItem = new Map(works.map((item, index) => [item, matched[index] ?? []]))
  const keys = items.flatMap((item) => sourceKeyOf(item) ?? [])
  const earlier = new Map<string, EarlierWork>()
  for (const part of chunk(keys, keysAtOnce)) {
    const known = await listEarlierWorks(handle, userId, part)
    for (const [key, work] of known) earlier.set(key, work)
  }
  const all = items.map((item): Candidate[] => {
    const candidates = item.kind === 'work' ? (byItem.get(item) ?? []) : []
    const known = earlier.get(sourceKeyOf(item) ?? '')
    if (!known) return candidates
    const { workId, reason } = known
    const others = candidates.filter((candidate) => candidate.workId !== workId)
    return [{ workId, sureness: 'certain', reason }, ...others]
  })
  return withoutHeldWorks(items, all)
}

async function planItems(
  ctx: Context,
  userId: number,
  items: readonly Item[],
  candidates: readonly Candidate[][],
  { lists, keepsUnknown }: { lists: readonly StoredList[]; keepsUnknown: boolean },
): Promise<PlannedItem[]> {
  const workIds = candidates.flatMap((ones) => certainMatch(ones)?.workId ?? [])
  const known = await loadExisting(ctx, ctx.db, {
    userId,
    workIds: [...new Set(workIds)],
    lists,
  })
  const existing = { ...known, shared: await loadShared(ctx, ctx.db, userId, items) }
  const yieldIfDue = createYield()
  const planned: PlannedItem[] = []
  for (const [index, item] of items.entries()) {
    const own = candidates[index] ?? []
    const match = certainMatch(own)
    const decided = {
      position: index + 1,
      item,
      candidates: own,
      match,
      decision: null,
      score: null,
      takesChanges: false,
    }
    const state = stateOf(decided, existing, { keepsUnknown })
    planned.push({
      ...state,
      item,
      candidates: own,
      sourceKey: sourceKeyOf(item),
      timeFirst: timeFirstOf(item),
    })
    await yieldIfDue()
  }
  return planned
}
