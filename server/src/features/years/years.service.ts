import { limits } from '@medley/contract/limits'
import type { MemberYear } from '@medley/contract/library/years'
import type { Actor, Viewer } from '../../actor.ts'
import { AppError, notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { type Handle, transaction } from '../../db/transaction.ts'
import { getYear, listLeftOut, listYearsOf } from './years.queries.ts'
import { scenesOf } from './scenes/years.scenes.service.ts'
import type { YearOf } from './years.visibility.ts'
import {
  deleteLeftOut,
  deletePublished,
  insertLeftOut,
  insertPublished,
} from './years.writing.queries.ts'

/** A year that the viewer may open. */
interface OpenYear {
  isOwn: boolean
  isPublished: boolean
  /** Works that it lacks before it is shown. */
  missing: number
  /** True if the viewer may have pictures: of their own year, or of one that everyone may see. */
  hasPictures: boolean
}

/** Throws `year_not_found` for others alike if there is nothing, if it is not published, and if they may not see the member. */
export async function requireYear(handle: Handle, viewer: Viewer, year: YearOf): Promise<OpenYear> {
  const { works, isPublished, isOpen, isOpenToAll } = await getYear(handle, viewer, year)
  const isOwn = viewer?.id === year.userId
  const missing = Math.max(0, limits.yearWorksMin - works)
  if (!isOwn && !(isPublished && isOpen && missing === 0)) throw notFound('year')
  return { isOwn, isPublished, missing, hasPictures: isOwn || isOpenToAll }
}

/** A member's year as the viewer may see it. Throws `year_not_found`. */
export async function showYear(ctx: Context, viewer: Viewer, year: YearOf): Promise<MemberYear> {
  const { isOwn, isPublished, missing, hasPictures } = await requireYear(ctx.db, viewer, year)
  const [scenes, leftOut] = await Promise.all([
    missing === 0 ? scenesOf(ctx.db, viewer, year, hasPictures) : null,
    isOwn ? listLeftOut(ctx.db, year) : [],
  ])
  return { year: year.year, isPublished, missing, scenes, leftOut }
}

/** A member's years that the viewer may open; none of a member whom they may not see. */
export async function showYears(ctx: Context, viewer: Viewer, { userId }: { userId: number }) {
  const worksMin = limits.yearWorksMin
  return { items: await listYearsOf(ctx.db, viewer, { userId, worksMin }) }
}

/** Publishes the actor's year. Throws `year_too_short`. */
export async function publish(
  ctx: Context,
  actor: Actor,
  { year }: { year: number },
): Promise<{ isPublished: true }> {
  const own = { userId: actor.id, year }
  await transaction(ctx.db, async (tx) => {
    const { missing } = await requireYear(tx, actor, own)
    if (missing > 0) throw new AppError('year_too_short')
    await insertPublished(tx, own, ctx.clock.now())
  })
  return { isPublished: true }
}

export async function unpublish(
  ctx: Context,
  actor: Actor,
  { year }: { year: number },
): Promise<{ isPublished: false }> {
  await transaction(ctx.db, (tx) => deletePublished(tx, { userId: actor.id, year }))
  return { isPublished: false }
}

/** Leaves a work out of the actor's year. Throws `work_not_found` if the year does not have it. */
export async function leaveOut(
  ctx: Context,
  actor: Actor,
  { year, workId }: { year: number; workId: number },
): Promise<{ isLeftOut: true }> {
  await transaction(ctx.db, async (tx) => {
    if (!(await insertLeftOut(tx, { userId: actor.id, year }, workId))) throw notFound('work')
  })
  return { isLeftOut: true }
}

export async function takeBack(
  ctx: Context,
  actor: Actor,
  { year, workId }: { year: number; workId: number },
): Promise<{ isLeftOut: false }> {
  await transaction(ctx.db, (tx) => deleteLeftOut(tx, { userId: actor.id, year }, workId))
  return { isLeftOut: false }
}
