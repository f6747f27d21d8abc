import { mediums } from '@medley/contract/values/medium'
import type { Context } from '../../context.ts'
import { type Handle, transaction, type Tx } from '../../db/transaction.ts'
import { updateChartScores } from '../works/works.service.ts'
import {
  findInstanceAge,
  listChangedRaterIds,
  listHistories,
  listRaterIds,
  upsertWeights,
} from './charts.raters.queries.ts'
import { listRatingSpreads, lockCounts, sumWeightedRatings } from './charts.ratings.queries.ts'
import {
  type ChartPrior,
  chartScore,
  estimatePrior,
  raterWeight,
  usualPrior,
} from './charts.rules.ts'
import {
  findPriors,
  listChangedWorks,
  listModeratedWorks,
  listRatedWorks,
  type ScoredWork,
  upsertPrior,
} from './charts.scoring.queries.ts'

type ScoringContext = Pick<Context, 'db' | 'clock'>

/** The part of a running job that scoring needs. */
interface Run {
  assertLease(tx: Tx): Promise<void>
}

const worksPerChunk = 200
const ratersPerChunk = 1000
/** Reaches back over several runs, so that one which failed loses nothing. */
const recentMs = 60 * 60_000

/** Scores the works whose ratings changed, in chunks; a score that is still right is not written. */
export async function scoreChangedWorks(ctx: ScoringContext, run: Run): Promise<void> {
  const since = new Date(ctx.clock.now().getTime() - recentMs)
  const priors = await findPriors(ctx.db)
  const lists = [
    listChangedWorks,
    (handle: Handle, span: Span) => listModeratedWorks(handle, since, span),
  ]
  for (const list of lists) {
    await inChunks(ctx, list, async (tx, works) => {
      await run.assertLease(tx)
      const ids = works.map(({ id }) => id)
      await renewWeights(ctx, tx, await listChangedRaterIds(tx, ids, since))
      await score(tx, works, priors)
    })
  }
}

/** Estimates every medium's prior, weighs all raters and scores all rated works again. */
export async function renewCharts(ctx: ScoringContext, run: Run): Promise<void> {
  await renewAllWeights(ctx, run)
  for (const medium of mediums) {
    const spreads = await listRatingSpreads(ctx.db, medium)
    const time = ctx.clock.now()
    await upsertPrior(ctx.db, medium, { ...estimatePrior(spreads), works: spreads.length, time })
  }
  const priors = await findPriors(ctx.db)
  await inChunks(ctx, listRatedWorks, async (tx, works) => {
    await run.assertLease(tx)
    await score(tx, works, priors)
  })
}

interface Span {
  afterId: number
  limit: number
}

async function inChunks(
  { db }: ScoringContext,
  list: (handle: Handle, span: Span) => Promise<ScoredWork[]>,
  work: (tx: Tx, chunk: readonly ScoredWork[]) => Promise<void>,
): Promise<void> {
  for (let afterId = 0; ;) {
    const chunk = await list(db, { afterId, limit: worksPerChunk })
    const last = chunk.at(-1)
    if (!last) return
    await transaction(db, (tx) => work(tx, chunk))
    afterId = last.id
  }
}

async function renewAllWeights(ctx: ScoringContext, run: Run): Promise<void> {
  for (let afterId = 0; ;) {
    const ids = await listRaterIds(ctx.db, { afterId, limit: ratersPerChunk })
    const last = ids.at(-1)
    if (last === undefined) return
    await transaction(ctx.db, async (tx) => {
      await run.assertLease(tx)
      await renewWeights(ctx, tx, ids)
    })
    afterId = last
  }
}

async function renewWeights(
  { clock }: ScoringContext,
  tx: Tx,
  userIds: readonly number[],
): Promise<void> {
  if (userIds.length === 0) return
  const age = await findInstanceAge(tx, clock.now())
  const histories = await listHistories(tx, userIds)
  const weights = histories.map((history) => ({
    userId: history.userId,
    weight: raterWeight(history, age),
  }))
  await upsertWeights(tx, weights)
}

async function score(
  tx: Tx,
  works: readonly ScoredWork[],
  priors: ReadonlyMap<string, ChartPrior>,
): Promise<void> {
  const ids = works.map(({ id }) => id)
  await lockCounts(tx, ids)
  const sums = new Map((await sumWeightedRatings(tx, ids)).map((row) => [row.workId, row]))
  const scores = works.map(({ id, medium }) => {
    const sum = sums.get(id)
    const prior = priors.get(medium) ?? usualPrior
    return { workId: id, score: sum ? chartScore(prior, sum) : null, ratings: sum?.ratings ?? 0 }
  })
  await updateChartScores(tx, scores)
}
