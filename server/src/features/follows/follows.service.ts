import type { Follow, Followed, FollowKind } from '@medley/contract/library/follows'
import { limits } from '@medley/contract/limits'
import type { Medium } from '@medley/contract/values/medium'
import type { Actor } from '../../actor.ts'
import { AppError } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { transaction } from '../../db/transaction.ts'
import { requireContributor } from '../contributors/contributors.service.ts'
import { requireSeries } from '../series/series.service.ts'
import { requireWork } from '../works/works.service.ts'
import {
  deleteFollow,
  findReason,
  listContributors,
  listSeries,
  listWorks,
  type Target,
  upsertFollow,
} from './follows.queries.ts'
import { type FollowKey, readCursor, writeCursor } from './follows.rules.ts'

interface WorkName {
  medium: Medium
  workId: number
}

const own: Follow = { isFollowed: true, reason: 'own' }
const none: Follow = { isFollowed: false, reason: null }

/** Follows a contributor. Throws `contributor_not_found`, and `rate_limited` beyond the number of follows of a member. */
export async function followContributor(
  ctx: Context,
  actor: Actor,
  { contributorId }: { contributorId: number },
): Promise<Follow> {
  await requireContributor(ctx.db, actor, contributorId)
  return follow(ctx, actor, { kind: 'contributor', id: contributorId })
}

/** Throws `contributor_not_found`. */
export async function unfollowContributor(
  ctx: Context,
  actor: Actor,
  { contributorId }: { contributorId: number },
): Promise<Follow> {
  await requireContributor(ctx.db, actor, contributorId)
  await deleteFollow(ctx.db, actor.id, { kind: 'contributor', id: contributorId })
  return none
}

/** Follows a series. Throws `series_not_found`, and `rate_limited` beyond the number of follows of a member. */
export async function followSeries(
  ctx: Context,
  actor: Actor,
  { seriesId }: { seriesId: number },
): Promise<Follow> {
  await requireSeries(ctx.db, actor, seriesId)
  return follow(ctx, actor, { kind: 'series', id: seriesId })
}

/** Throws `series_not_found`. */
export async function unfollowSeries(
  ctx: Context,
  actor: Actor,
  { seriesId }: { seriesId: number },
): Promise<Follow> {
  await requireSeries(ctx.db, actor, seriesId)
  await deleteFollow(ctx.db, actor.id, { kind: 'series', id: seriesId })
  return none
}

/** Says if the actor follows a work, and why. Throws `work_not_found`. */
export async function showWorkFollow(
  ctx: Context,
  actor: Actor,
  { medium, workId }: WorkName,
): Promise<Follow> {
  const work = await requireWork(ctx.db, actor, medium, workId)
  const reason = await findReason(ctx.db, actor.id, work.id, ctx.clock.now())
  return reason === undefined ? none : { isFollowed: true, reason }
}

/** Follows a work. Throws `work_not_found`, and `rate_limited` beyond the number of follows of a member. */
export async function followWork(
  ctx: Context,
  actor: Actor,
  { medium, workId }: WorkName,
): Promise<Follow> {
  const work = await requireWork(ctx.db, actor, medium, workId)
  return follow(ctx, actor, { kind: 'work', id: work.id })
}

/** Stops following a work, and mutes one that is followed by itself. Throws `work_not_found`. */
export async function unfollowWork(
  ctx: Context,
  actor: Actor,
  { medium, workId }: WorkName,
): Promise<Follow> {
  const work = await requireWork(ctx.db, actor, medium, workId)
  const time = ctx.clock.now()
  await transaction(ctx.db, async (tx) => {
    const target = { kind: 'work', id: work.id } as const
    await deleteFollow(tx, actor.id, target)
    const reason = await findReason(tx, actor.id, work.id, time)
    if (reason === undefined) return
    // At the limit, too: as many works as a member saved or began may be muted.
    const muted = { userId: actor.id, ...target, isMuted: true, time }
    await upsertFollow(tx, muted, limits.idMax)
  })
  return none
}

async function follow(ctx: Context, actor: Actor, target: Target): Promise<Follow> {
  const time = ctx.clock.now()
  const isDone = await upsertFollow(
    ctx.db,
    { userId: actor.id, ...target, time },
    limits.followsMax,
  )
  if (!isDone) throw new AppError('rate_limited')
  return own
}

interface PageOf {
  items: Followed[]
  before: string | null
}

/** A page of what the actor follows, latest first. Throws `validation_error`. */
export async function showFollows(
  ctx: Context,
  actor: Actor,
  { kind, limit, before }: { kind: FollowKind; limit: number; before?: string | undefined },
): Promise<PageOf> {
  const page = { limit: limit + 1, after: readCursor(before) }
  if (kind === 'contributor') {
    const rows = await listContributors(ctx.db, actor, page)
    return toPage(rows, limit, ({ id, name, ...row }) => ({
      kind,
      contributor: { id, name },
      ...presented(row),
    }))
  }
  if (kind === 'series') {
    const rows = await listSeries(ctx.db, actor, page)
    return toPage(rows, limit, ({ id, title, medium, ...row }) => ({
      kind,
      series: { id, title, medium },
      ...presented(row),
    }))
  }
  const rows = await listWorks(ctx.db, actor, { ...page, now: ctx.clock.now() })
  return toPage(rows, limit, ({ id: _, ...row }) => ({ kind, ...presented(row) }))
}

function presented<Row extends { timeAdded: Date }>({ timeAdded, ...row }: Row) {
  return { ...row, timeAdded: timeAdded.toISOString() }
}

/** @param rows one more than the limit, where there are more */
function toPage<Row extends { id: number; timeAdded: Date }>(
  rows: readonly Row[],
  limit: number,
  present: (row: Row) => Followed,
): PageOf {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const key: FollowKey | undefined = last && { time: last.timeAdded, id: last.id }
  return { items: shown.map(present), before: key ? writeCursor(key) : null }
}
