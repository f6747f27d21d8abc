import type { Medium } from '@medley/contract/medium'
import type { Context } from '../../../context.ts'
import { transaction } from '../../../db/transaction.ts'
import type { RunningJob } from '../../../jobs/job-kind.ts'
import { querySources } from './query-sources.ts'
import { listItemsOfLookUp, updateCandidates, updateItems } from '../plan/plan.queries.ts'
import {
  failOpenLookUps,
  listOpenLookUps,
  type LookUpResult,
  type OpenLookUp,
  updateLookUp,
} from './look-up.queries.ts'
import { matchWorks } from '../match/match-works.ts'
import { loadExisting } from '../plan/existing-data.ts'
import { lockImport } from '../imports.queries.ts'
import { certainMatch, stateOf } from '../plan/item-state.ts'

type LookUpContext = Pick<Context, 'db' | 'clock' | 'catalogue' | 'log'>
type JobLease = Pick<RunningJob, 'assertLease' | 'signal'>

/** A turn in which a plan queries the sources. */
export interface LookUpTurn {
  userId: number
  importId: number
  /** Consecutive turns in which no source answered. */
  idle: number
}

/** Length of a turn in ms; after it, the plan of another member may have its turn. */
const turnMs = 20_000
/** Low, to leave room for other jobs in the sources' rate budgets. */
const askedAtOnce = 4
/** Tries per work while some sources answer and others fail. */
const triesMax = 3
/** About half a day, including the waits in between. */
const idleMax = 16
const minute = 60
const waitMax = 60 * minute

/**
 * Queries the sources for works of a waiting plan during one turn, and matches their items again. Returns
 * the next turn, or null at the end: all works are settled, the plan no longer waits, or no source answers.
 */
export async function lookUpWorks(
  ctx: LookUpContext,
  turn: LookUpTurn,
  job: JobLease,
): Promise<(LookUpTurn & { afterSeconds: number }) | null> {
  const owner = { userId: turn.userId, id: turn.importId }
  const hasProgress = await runTurn(ctx, turn, job)
  const mediums = ctx.catalogue.sources.flatMap((source) => source.mediums)
  const left = await listOpenLookUps(ctx.db, owner, { mediums, limit: 1 })
  const idle = hasProgress ? 0 : turn.idle + 1
  if (left.length > 0 && idle <= idleMax) {
    const afterSeconds = idle === 0 ? 0 : Math.min(minute * 2 ** (idle - 1), waitMax)
    return { ...turn, idle, afterSeconds }
  }
  await failOpenLookUps(ctx.db, owner)
  return null
}

/** Returns whether any look-up was settled or at least tried. */
async function runTurn(ctx: LookUpContext, turn: LookUpTurn, job: JobLease): Promise<boolean> {
  const owner = { userId: turn.userId, id: turn.importId }
  const end = performance.now() + turnMs
  let hasProgress = false
  while (performance.now() < end) {
    job.signal.throwIfAborted()
    const mediums = await listAwakeMediums(ctx)
    const open = await listOpenLookUps(ctx.db, owner, { mediums, limit: askedAtOnce })
    const progress = await Promise.all(open.map((one) => lookUp(ctx, turn, one, job)))
    if (!progress.includes(true)) break
    hasProgress = true
  }
  return hasProgress
}

/** Mediums with a source that can be queried now. */
async function listAwakeMediums({ catalogue }: LookUpContext): Promise<Medium[]> {
  const health = await catalogue.health()
  const resting = new Set(health.filter(({ state }) => state === 'resting').map(({ name }) => name))
  return catalogue.sources.flatMap(({ name, mediums }) => (resting.has(name) ? [] : mediums))
}

/** Looks up one work. Returns false if no source could be queried now. */
async function lookUp(
  ctx: LookUpContext,
  { userId, importId }: LookUpTurn,
  one: OpenLookUp,
  job: JobLease,
): Promise<boolean> {
  const owner = { userId, id: importId }
  const items = await listItemsOfLookUp(ctx.db, owner, one.position)
  const works = items.flatMap(({ item }) => (item.kind === 'work' ? item.work : []))
  const [work] = works
  const outcomes = work ? await querySources(ctx, work) : []
  const result = resultOf(one, outcomes)
  if (!result) return false
  const candidates = await matchWorks(ctx.db, works)
  const found = new Map(items.map(({ position }, place) => [position, candidates[place] ?? []]))
  await transaction(ctx.db, async (tx) => {
    await job.assertLease(tx)
    const row = await lockImport(tx, userId, importId)
    if (row?.state !== 'planned') return
    await updateLookUp(tx, row, result)
    const now = await listItemsOfLookUp(tx, row, one.position)
    const renewed = now.map((item) => ({ ...item, candidates: found.get(item.position) ?? [] }))
    await updateCandidates(tx, row, renewed)
    // The member's decisions stay.
    const open = renewed
      .filter(({ decision }) => decision === null)
      .map((item) => ({ ...item, match: certainMatch(item.candidates) }))
    const workIds = open.flatMap(({ match }) => match?.workId ?? [])
    const existing = await loadExisting(tx, userId, workIds, row.lists)
    await updateItems(
      tx,
      row,
      open.map((item) => stateOf(item, existing)),
    )
  })
  return true
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
