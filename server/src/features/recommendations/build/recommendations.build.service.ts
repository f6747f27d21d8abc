import type { Medium } from '@medley/contract/values/medium'
import type { Context } from '../../../context.ts'
import { transaction, type Tx } from '../../../db/transaction.ts'
import type { RunningJob } from '../../../jobs/job-kind.ts'
import { chunk } from '../../../parsing/chunk.ts'
import { buildInThread } from '../model/build-in-thread.ts'
import { type BuildReport, enoughLikes, fewestLikes } from '../model/build-model.ts'
import type { Effort } from '../model/trainer-messages.ts'
import {
  countLikes,
  deleteOtherNeighbours,
  listActiveMembers,
  putNeighbours,
  putTellingWorks,
} from './recommendations.build.queries.ts'
import { ignoreDeleted } from './recommendations.pieces.service.ts'
import { renewRecommendations } from './recommendations.renewal.service.ts'
import { hasBuilt, insertModelRun } from './recommendations.runs.queries.ts'
import {
  listShippedPairs,
  listShippedTelling,
  rowsOfShipped,
} from './recommendations.shipped.service.ts'

/** Members who were here lately get recommendations each night, others when they come back. */
const activeMs = 30 * 86_400_000
const rowsAtOnce = 200

interface Build {
  ctx: Context
  medium: Medium
  job: RunningJob
  time: Date
  activeSince: Date
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
  const build = { ctx, medium, job, time, activeSince }
  const likes = await countLikes(ctx.db, medium)
  const { report, shippedWorks, effort } =
    likes < fewestLikes ? await publishShipped(build, likes) : await buildOwn(build, likes)
  const run = { ...report, ...effort, medium, shippedWorks, timeBuilt: time }
  await writeChunk(build, (tx) => insertModelRun(tx, job.id, run))
  ctx.log.info({ medium, ...report, ...effort }, 'Recommendations were built')
}

interface Outcome {
  report: BuildReport
  shippedWorks: number
  effort: Effort
}

async function buildOwn(build: Build, likes: number): Promise<Outcome> {
  const { ctx, medium, job, time, activeSince } = build
  const { databaseUrl } = ctx
  const addsShipped = likes < enoughLikes
  const pieces = buildInThread({ databaseUrl, medium, time, activeSince, addsShipped }, job.signal)
  let outcome = { report: reportOfTooFew(likes), shippedWorks: 0 }
  for (;;) {
    const { done, value } = await pieces.next()
    if (done) return { ...outcome, effort: value }
    if (value.kind === 'report') outcome = value
    if (value.kind === 'neighbours') await writeChunk(build, (tx) => putNeighbours(tx, value.rows))
    if (value.kind === 'works') await deleteOthers(build, value.workIds)
    if (value.kind === 'telling') await putTelling(build, value.workIds)
  }
}

/** Nothing is trained with so few likes. */
async function publishShipped(build: Build, likes: number): Promise<Outcome> {
  const { ctx, medium, activeSince, job } = build
  const rows = rowsOfShipped(await listShippedPairs(ctx.db, medium))
  for (const some of chunk(rows, rowsAtOnce)) {
    await writeChunk(build, (tx) => putNeighbours(tx, JSON.stringify(some)))
  }
  await deleteOthers(build, JSON.stringify(rows.map(({ workId }) => workId)))
  await putTelling(build, await listShippedTelling(ctx.db, medium))
  for (const userId of await listActiveMembers(ctx.db, medium, activeSince)) {
    job.signal.throwIfAborted()
    await ignoreDeleted(renewRecommendations(ctx, userId, medium))
  }
  const effort = { cpuSeconds: 0, storingSeconds: 0 }
  return { report: reportOfTooFew(likes), shippedWorks: rows.length, effort }
}

function reportOfTooFew(likes: number): BuildReport {
  const outcome = 'too few ratings'
  return { outcome, method: null, works: 0, members: 0, likes, ndcg: null, ndcgOfPopularity: null }
}

function deleteOthers(build: Build, workIds: string): Promise<void> {
  return writeChunk(build, (tx) => deleteOtherNeighbours(tx, build.medium, workIds))
}

function putTelling(build: Build, workIds: readonly number[]): Promise<void> {
  return writeChunk(build, (tx) => putTellingWorks(tx, build.medium, workIds))
}

/** Fails unless this run still owns the job. */
function writeChunk({ ctx, job }: Build, write: (tx: Tx) => Promise<void>): Promise<void> {
  return transaction(ctx.db, async (tx) => {
    await job.assertLease(tx)
    await write(tx)
  })
}
