import type { Medium } from '@medley/contract/medium'
import type { Context } from '../../context.ts'
import { transaction, type Tx, violatedForeignKey } from '../../db/transaction.ts'
import type { RunningJob } from '../../jobs/job-kind.ts'
import { chunk } from '../../parsing/chunk.ts'
import { buildInThread } from './model/build-in-thread.ts'
import {
  type BuildReport,
  enoughLikes,
  fewestLikes,
  type ShippedPair,
} from './model/build-model.ts'
import type { MemberScores } from './model/publish.ts'
import {
  countLikes,
  deleteOtherNeighbours,
  listActiveMembers,
  listMemberRows,
  listUnlistedWorks,
  putNeighbours,
} from './recommendations.build.queries.ts'
import { renewRecommendations, storeRecommendations } from './recommendations.renewal.service.ts'
import { hasBuilt, insertModelRun } from './recommendations.runs.queries.ts'
import { listShippedPairs, rowsOfShipped } from './recommendations.shipped.service.ts'

/** Members who were here lately get recommendations each night, others when they come back. */
const activeMs = 30 * 86_400_000
const rowsAtOnce = 200

interface Build {
  ctx: Context
  medium: Medium
  job: RunningJob
  time: Date
  activeSince: Date
  shipped: readonly ShippedPair[]
}

/**
 * Builds the neighbours of a medium's works from what members like, then the recommendations of active
 * members. Where the model does not beat popularity, only the shipped neighbours stay. Does nothing if this job
 * has done it.
 */
export async function buildMedium(ctx: Context, medium: Medium, job: RunningJob): Promise<void> {
  if (await hasBuilt(ctx.db, job.id, medium)) return
  const time = ctx.clock.now()
  const activeSince = new Date(time.getTime() - activeMs)
  const shipped = await listShippedPairs(ctx.db, medium)
  const build = { ctx, medium, job, time, activeSince, shipped }
  const likes = await countLikes(ctx.db, medium)
  const { report, cpuSeconds } =
    likes < fewestLikes
      ? { report: reportOfTooFew(likes), cpuSeconds: 0 }
      : await buildOwn(build, likes < enoughLikes ? shipped : [])
  if (report.outcome !== 'published') await publishShipped(build)
  const isShipped = report.outcome !== 'published' || likes < enoughLikes
  const shippedWorks = isShipped ? new Set(shipped.map(({ workId }) => workId)).size : 0
  await writeChunk(build, (tx) =>
    insertModelRun(tx, job.id, { ...report, medium, shippedWorks, cpuSeconds, timeBuilt: time }),
  )
  ctx.log.info({ medium, ...report, cpuSeconds }, 'Recommendations were built')
}

function reportOfTooFew(likes: number): BuildReport {
  const outcome = 'too few ratings'
  return { outcome, method: null, works: 0, members: 0, likes, ndcg: null, ndcgOfPopularity: null }
}

async function buildOwn(
  build: Build,
  added: readonly ShippedPair[],
): Promise<{ report: BuildReport; cpuSeconds: number }> {
  const { ctx, medium, job, activeSince } = build
  const members = listMemberRows(ctx.db, medium, activeSince)
  const leftOut = await listUnlistedWorks(ctx.db, medium)
  const pieces = buildInThread({ members, leftOut, shipped: added }, job.signal)
  const workIds: number[] = []
  let report = reportOfTooFew(0)
  for (;;) {
    const { done, value } = await pieces.next()
    if (done) {
      if (report.outcome === 'published') await forgetOthers(build, workIds)
      return { report, cpuSeconds: value }
    }
    if (value.kind === 'report') report = value.report
    if (value.kind === 'scores') await storeScores(build, value.members)
    if (value.kind === 'neighbours') {
      await writeChunk(build, (tx) => putNeighbours(tx, value.rows))
      workIds.push(...value.rows.map(({ workId }) => workId))
    }
  }
}

async function storeScores(
  { ctx, medium, job }: Build,
  members: readonly MemberScores[],
): Promise<void> {
  for (const { userId, scored } of members) {
    job.signal.throwIfAborted()
    await unlessGone(storeRecommendations(ctx, { userId, medium, scored }))
  }
}

/** Members and works may be deleted meanwhile. */
async function unlessGone(step: Promise<void>): Promise<void> {
  try {
    await step
  } catch (error) {
    if (violatedForeignKey(error) === undefined) throw error
  }
}

async function publishShipped(build: Build): Promise<void> {
  const rows = rowsOfShipped(build.shipped)
  for (const some of chunk(rows, rowsAtOnce)) {
    await writeChunk(build, (tx) => putNeighbours(tx, some))
  }
  await forgetOthers(
    build,
    rows.map(({ workId }) => workId),
  )
  const { ctx, medium, activeSince, job } = build
  for (const userId of await listActiveMembers(ctx.db, medium, activeSince)) {
    job.signal.throwIfAborted()
    await unlessGone(renewRecommendations(ctx, userId, medium))
  }
}

function forgetOthers(build: Build, workIds: readonly number[]): Promise<void> {
  return writeChunk(build, (tx) => deleteOtherNeighbours(tx, build.medium, workIds))
}

/** Fails unless this run still owns the job. */
function writeChunk({ ctx, job }: Build, write: (tx: Tx) => Promise<void>): Promise<void> {
  return transaction(ctx.db, async (tx) => {
    await job.assertLease(tx)
    await write(tx)
  })
}
