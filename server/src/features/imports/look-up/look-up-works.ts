import type { Medium } from '@medley/contract/values/medium'
import type { Context } from '../../../context.ts'
import { transaction, type Tx } from '../../../db/transaction.ts'
import { listHeardAlbums, requestTracks } from './request-tracks.ts'
import { queryIds } from './query-ids.ts'
import { querySources } from './query-sources.ts'
import { listItemsOfLookUp, type PlannedItem, updateCandidates } from '../plan/plan.queries.ts'
import { listMatchedWorks } from '../plan/plan.works.queries.ts'
import {
  failOpenLookUps,
  listOpenLookUps,
  type LookUpResult,
  type OpenLookUp,
  updateLookUp,
} from './look-up.queries.ts'
import { matchWorks } from '../match/match-works.ts'
import { type ImportRow, lockImport } from '../imports.queries.ts'
import type { JobLease } from '../imports.steps.service.ts'
import { toSought } from '../plan/sought-work.ts'
import { certainMatch, isUnmatched } from '../plan/item-state.ts'
import { changeItems } from '../write/change-items.ts'
import type { SourceOutcome } from '../../search/search.sources.service.ts'
import { chunk } from '../../../parsing/chunk.ts'
import type { Candidate } from '../match/rank-matches.ts'

/** A turn in which a plan queries the sources. */
export interface LookUpTurn {
  userId: number
  importId: number
  /** Consecutive turns in which no source answered. */
  idle: number
}

/** Length of a turn in ms; after it, the plan of another member may have its turn. */
const turnMs = 60_000
/** Of one medium. Low, to leave room for other jobs in the sources' rate budgets. */
const lookUpsAtOnce = 4
/** Of one medium; as many as a source finds by their ids in one call. */
const lookUpsPerList = 50
/** Tries per work while some sources answer and others fail. */
const triesMax = 3
/** About half a day, including the waits in between. */
const idleMax = 16
const minute = 60
const waitMax = 60 * minute

/** States in which results can change an import, and those in which it waits for them. */
const changeable = ['planned', 'written'] as const
const waiting = [...changeable, 'changing', 'confirmed', 'writing'] as const

/**
 * Queries the sources for works of an import during one turn, and matches their items again. Returns
 * the next turn, or null at the end: all works are settled, the plan no longer waits, or no source answers.
 */
export async function lookUpWorks(
  ctx: Context,
  turn: LookUpTurn,
  job: JobLease,
): Promise<(LookUpTurn & { afterSeconds: number }) | null> {
  const owner = { userId: turn.userId, id: turn.importId }
  const hasProgress = await runTurn(ctx, turn, job)
  const mediums = ctx.catalogue.sources.flatMap((source) => source.mediums)
  const left = await listOpenLookUps(ctx.db, owner, { mediums, limit: 1, states: waiting })
  const idle = hasProgress ? 0 : turn.idle + 1
  if (left.length > 0 && idle <= idleMax) {
    const afterSeconds = idle === 0 ? 0 : Math.min(minute * 2 ** (idle - 1), waitMax)
    return { ...turn, idle, afterSeconds }
  }
  await failOpenLookUps(ctx.db, owner)
  return null
}

/** Returns whether any look-up was settled or at least tried. Each medium has sources, and thus a pace, of its own. */
async function runTurn(ctx: Context, turn: LookUpTurn, job: JobLease): Promise<boolean> {
  const end = performance.now() + turnMs
  const mediums = new Set(ctx.catalogue.sources.flatMap((source) => source.mediums))
  const progress = await Promise.all(
    [...mediums].map((medium) => lookUpMedium(ctx, turn, { medium, end }, job)),
  )
  return progress.includes(true)
}

async function lookUpMedium(
  ctx: Context,
  turn: LookUpTurn,
  { medium, end }: { medium: Medium; end: number },
  job: JobLease,
): Promise<boolean> {
  const owner = { userId: turn.userId, id: turn.importId }
  const wanted = { mediums: [medium], limit: lookUpsPerList, states: changeable }
  const except: number[] = []
  let hasProgress = false
  const isOver = async () => {
    job.signal.throwIfAborted()
    return performance.now() >= end || !(await isAwake(ctx, medium))
  }
  while (!(await isOver())) {
    const open = await listOpenLookUps(ctx.db, owner, { ...wanted, except })
    if (open.length === 0) break
    const byIds = await queryIds(ctx, open)
    const isLater = ({ work, position }: OpenLookUp) =>
      work.isNameless === true && byIds.get(position) === 'later'
    except.push(...open.filter(isLater).map(({ position }) => position))
    const ready = open.filter((one) => !isLater(one))
    for (const part of chunk(ready, lookUpsAtOnce)) {
      if (await isOver()) break
      const progress = await Promise.all(
        part.map((one) => lookUp(ctx, turn, one, { job, byIds: byIds.get(one.position) })),
      )
      if (!progress.includes(true)) return hasProgress
      hasProgress = true
    }
  }
  return hasProgress
}

/** True if a source of the medium can be queried now. */
async function isAwake({ catalogue }: Context, medium: Medium): Promise<boolean> {
  const health = await catalogue.health()
  const resting = new Set(health.filter(({ state }) => state === 'resting').map(({ name }) => name))
  return catalogue.sources.some(
    ({ name, mediums }) => mediums.includes(medium) && !resting.has(name),
  )
}

/** Looks up one work. Returns false if no source could be queried now. */
async function lookUp(
  ctx: Context,
  { userId, importId }: LookUpTurn,
  one: OpenLookUp,
  { job, byIds }: { job: JobLease; byIds: SourceOutcome | undefined },
): Promise<boolean> {
  const owner = { userId, id: importId }
  const items = await listItemsOfLookUp(ctx.db, owner, one.position)
  const works = items.flatMap(({ item }) => (item.kind === 'work' ? toSought(item) : []))
  const [work] = works
  const queried = work ? await querySources(ctx, work) : []
  // A work with a title can do without.
  const outcomes = byIds && work?.isNameless ? [byIds, ...queried] : queried
  const result = resultOf(one, outcomes)
  if (!result) return false
  const candidates = await matchWorks(ctx.db, works, { userId: null })
  const found = new Map(items.map(({ position }, index) => [position, candidates[index] ?? []]))
  const matched = await transaction(ctx.db, async (tx) => {
    await job.assertLease(tx)
    const row = await lockImport(tx, userId, importId)
    if (row?.state !== 'planned' && row?.state !== 'written') return []
    await updateLookUp(tx, row, result)
    const now = await listItemsOfLookUp(tx, row, one.position)
    const renewed = await renewCandidates(tx, row, now, found)
    await updateCandidates(tx, row, renewed)
    // The member's decisions stay.
    const open = renewed.filter(
      (item) =>
        item.decision === null &&
        isUnmatched(item) &&
        (row.state === 'planned' || item.candidates.length > 0),
    )
    const changes = open.map((item) => ({ before: item, after: withCertainMatch(item) }))
    await changeItems(ctx, tx, row, changes)
    return changes.map(({ after }) => after)
  })
  await requestTracks(ctx, listHeardAlbums(matched))
  return true
}

/** The items with what was found, except the works that other items have for certain. */
async function renewCandidates(
  tx: Tx,
  row: ImportRow,
  items: readonly PlannedItem[],
  found: ReadonlyMap<number, readonly Candidate[]>,
): Promise<PlannedItem[]> {
  const workIds = [...found.values()].flat().map(({ workId }) => workId)
  const except = items.map(({ position }) => position)
  const held = new Set(await listMatchedWorks(tx, row, workIds, { except }))
  return items.map((item) => {
    const own = [...(found.get(item.position) ?? [])]
    const isFilm = item.item.kind === 'work' && item.item.work.mediums[0] !== 'book'
    return { ...item, candidates: isFilm ? own.filter(({ workId }) => !held.has(workId)) : own }
  })
}

/** An item with its new match, or as it was. */
function withCertainMatch(item: PlannedItem): PlannedItem {
  const match = certainMatch(item.candidates) ?? item.match
  return { ...item, match }
}

/** Result of a look-up from the outcomes of its queries; undefined if no source could be queried. */
function resultOf(
  { position, tries }: OpenLookUp,
  outcomes: readonly string[],
): LookUpResult | undefined {
  const isAnswered = outcomes.includes('answered')
  if (outcomes.every((one) => one === 'answered')) return { position, tries, outcome: 'answered' }
  if (!isAnswered && !outcomes.includes('failed')) return undefined
  if (tries + 1 < triesMax) return { position, tries: tries + 1, outcome: null }
  return { position, tries: tries + 1, outcome: isAnswered ? 'answered' : 'failed' }
}
