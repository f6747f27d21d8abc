import { setTimeout as sleep } from 'node:timers/promises'
import { connectAlone } from '../../../db/connect.ts'
import { type Handle, violatedForeignKey } from '../../../db/transaction.ts'
import { buildModel } from '../model/build-model.ts'
import { MemberWorks } from '../model/member-works.ts'
import type { MemberScores, NeighbourRow } from '../model/publish.ts'
import type { Assignment, Piece } from '../model/trainer-messages.ts'
import {
  listActiveMembers,
  listMemberRows,
  listUnlistedWorks,
} from './recommendations.build.queries.ts'
import { renewRecommendations, storeRecommendations } from './recommendations.renewal.service.ts'
import { getMediumState } from './recommendations.runs.queries.ts'
import {
  listShippedPairs,
  listShippedTelling,
  rowsOfShipped,
} from './recommendations.shipped.service.ts'

/** Names the connection of the thread to the database. */
export const threadApplication = 'medley recommendations'

const rowsAtOnce = 200
const membersAtOnce = 10
/** A rest is so many times as long as the step before it. */
const restsPerStep = 3

/**
 * Builds a medium's model on a connection of its own and yields what is to be published; stores the
 * recommendations of active members itself. Rests after each read and write: the database serves requests
 * meanwhile.
 */
export async function* buildPieces(assignment: Assignment): AsyncGenerator<Piece, void> {
  const { databaseUrl, medium, addsShipped, densest } = assignment
  const db = connectAlone(databaseUrl, threadApplication)
  try {
    const members = await readMembers(db, assignment)
    const added = addsShipped ? await listShippedPairs(db, medium) : []
    const { report, rows, telling, scores } = buildModel(members, { shipped: added, densest })
    const isPublished = report.outcome === 'published'
    const shipped = rowsOfShipped(isPublished ? added : await listShippedPairs(db, medium))
    yield { kind: 'report', report, shippedWorks: shipped.length }
    yield* neighbourPieces(isPublished ? rows : shipped)
    const workIds = isPublished ? telling : await listShippedTelling(db, medium)
    yield { kind: 'telling', workIds }
    yield* isPublished
      ? storeScores(db, assignment, { scores, modelLikes: report.likes })
      : renewActive(db, assignment)
  } finally {
    await db.destroy()
  }
}

async function readMembers(db: Handle, { medium, activeSince }: Assignment): Promise<MemberWorks> {
  const members = new MemberWorks(await listUnlistedWorks(db, medium))
  const pages = listMemberRows(db, medium, activeSince)
  for (;;) {
    const page = await thenRest(() => pages.next())
    if (page.done) return members
    for (const row of page.value) members.add(row)
  }
}

function* neighbourPieces(rows: Iterable<NeighbourRow>): Generator<Piece, void> {
  const workIds: number[] = []
  for (const some of groupsOf(rows, rowsAtOnce)) {
    workIds.push(...some.map(({ workId }) => workId))
    yield { kind: 'neighbours', rows: JSON.stringify(some) }
  }
  yield { kind: 'works', workIds: JSON.stringify(workIds) }
}

async function* storeScores(
  db: Handle,
  { medium, time }: Assignment,
  { scores, modelLikes }: { scores: Iterable<MemberScores>; modelLikes: number },
): AsyncGenerator<Piece, void> {
  const ctx = { db, clock: { now: () => time } }
  const state = { ...(await getMediumState(db, medium)), modelLikes }
  for (const some of groupsOf(scores, membersAtOnce)) {
    for (const { userId, scored: works } of some) {
      const grounds = { userId, medium, scored: { works, coverage: 1 }, state }
      await thenRest(() => ignoreDeleted(storeRecommendations(ctx, grounds)))
    }
    yield { kind: 'stored' }
  }
}

/** Where no model is published: from the shipped neighbours and facts. */
async function* renewActive(
  db: Handle,
  { medium, time, activeSince }: Assignment,
): AsyncGenerator<Piece, void> {
  const ctx = { db, clock: { now: () => time } }
  for (const some of groupsOf(await listActiveMembers(db, medium, activeSince), membersAtOnce)) {
    for (const userId of some) {
      await thenRest(() => ignoreDeleted(renewRecommendations(ctx, userId, medium)))
    }
    yield { kind: 'stored' }
  }
}

/** Waits after a step, so that the database is busy with steps for a quarter of the time at most. */
async function thenRest<T>(step: () => Promise<T>): Promise<T> {
  const start = performance.now()
  const result = await step()
  await sleep(restsPerStep * (performance.now() - start))
  return result
}

/** Members and works may be deleted meanwhile. */
export async function ignoreDeleted(step: Promise<void>): Promise<void> {
  try {
    await step
  } catch (error) {
    if (violatedForeignKey(error) === undefined) throw error
  }
}

function* groupsOf<T>(all: Iterable<T>, size: number): Generator<T[]> {
  let group: T[] = []
  for (const one of all) {
    group.push(one)
    if (group.length < size) continue
    yield group
    group = []
  }
  if (group.length > 0) yield group
}
