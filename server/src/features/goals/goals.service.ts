import type { Goal, GoalChanges, Goals, NewGoal } from '@medley/contract/library/goals'
import { limits } from '@medley/contract/limits'
import type { Actor, Viewer } from '../../actor.ts'
import { AppError, invalidValue, notFound } from '../../app-error.ts'
import type { Context } from '../../context.ts'
import { type Commit, type Handle, transaction, type Tx } from '../../db/transaction.ts'
import { requireOwnListWith } from '../lists/lists.service.ts'
import { requireVisibleOwner } from '../profiles/profiles.service.ts'
import {
  countGoalsOfYear,
  deleteGoal,
  findOwnGoal,
  getYearOf,
  type GoalRow,
  insertGoal,
  listGoalsOf,
  listYearsWithGoals,
  lockGoals,
  updateGoal,
} from './goals.queries.ts'
import { toGoal } from './goals.view.ts'

interface GoalsPage {
  userId: number
  limit: number
  before?: number | undefined
}

/** A page of a member's goals, some years of them. Throws `user_not_found`, `blocked_by_them`, `not_in_audience`. */
export async function showGoals(
  ctx: Context,
  viewer: Viewer,
  { userId, limit, before }: GoalsPage,
): Promise<Goals> {
  await requireVisibleOwner(ctx.db, viewer, userId)
  const years = await listYearsWithGoals(ctx.db, viewer, { userId, before, limit: limit + 1 })
  const [last = null] = years.slice(0, limit).slice(-1)
  const [first] = years
  if (first === undefined || last === null) return { items: [], before: null }
  const rows = await listGoalsOf(ctx.db, viewer, { userId, years: { first: last, last: first } })
  return { items: rows.map(toGoal), before: years.length > limit ? last : null }
}

/** A member's goals of this year. Throws as `showGoals`. */
export async function showCurrentGoals(
  ctx: Context,
  viewer: Viewer,
  userId: number,
): Promise<Goals> {
  await requireVisibleOwner(ctx.db, viewer, userId)
  return currentGoalsOf(ctx, viewer, userId)
}

/** A member's goals of this year; none for those who may see nothing. */
export async function currentGoalsOf(ctx: Context, viewer: Viewer, userId: number): Promise<Goals> {
  const year = await currentYearOf(ctx, userId)
  const rows = await listGoalsOf(ctx.db, viewer, { userId, years: { first: year, last: year } })
  return { items: rows.map(toGoal), before: null }
}

/** The year where a member lives, which is only asked for where it is not the same everywhere. */
async function currentYearOf(ctx: Context, userId: number): Promise<number> {
  const now = ctx.clock.now()
  const [first = 0, last] = [-14, 14].map((hours) =>
    new Date(now.getTime() + hours * 3_600_000).getUTCFullYear(),
  )
  return first === last ? first : getYearOf(ctx.db, userId, now)
}

/** Sets a goal. Throws `list_not_found`, `forbidden`, `goal_exists`, `goals_full`. */
export async function addGoal(
  ctx: Context,
  actor: Actor,
  goal: NewGoal,
  { commit }: { commit: Commit },
): Promise<Goal> {
  const timeCreated = ctx.clock.now()
  return commit(async (tx) => {
    const row = { ...rowOf(goal), userId: actor.id, timeCreated }
    if (row.listId !== null) await requireOwnListWith(tx, actor, row.listId)
    await requireRoom(tx, actor, row.year)
    const id = await insertGoal(tx, row)
    if (id === undefined) throw new AppError('goal_exists')
    return showGoal(tx, actor, { id, year: row.year })
  })
}

function rowOf(goal: NewGoal) {
  const { kind, isPrivate } = goal
  const nothing = { medium: null, target: null, listId: null, until: null }
  if (goal.kind === 'list') {
    const { listId, until } = goal
    return { ...nothing, kind, year: yearOf(until), listId, until, isPrivate }
  }
  const { year, target } = goal
  const medium = goal.kind === 'works' ? goal.medium : null
  return { ...nothing, kind, year, medium, target, isPrivate }
}

const yearOf = (day: string) => Number(day.slice(0, 4))

/** Lets one change at a time count the goals of a year. */
async function requireRoom(tx: Tx, actor: Actor, year: number): Promise<void> {
  await lockGoals(tx, actor.id)
  if ((await countGoalsOfYear(tx, actor.id, year)) >= limits.goalsPerYear) {
    throw new AppError('goals_full')
  }
}

/** Changes the actor's own goal. Throws `goal_not_found`, `goals_full`, `validation_error` for fields of another kind. */
export async function changeGoal(
  ctx: Context,
  actor: Actor,
  { id, ...changes }: { id: number } & GoalChanges,
): Promise<Goal> {
  return transaction(ctx.db, async (tx) => {
    const own = await findOwnGoal(tx, actor, id)
    if (!own) throw notFound('goal')
    const isOfList = own.kind === 'list'
    if (isOfList && changes.target !== undefined)
      throw invalidValue('target', 'Follows from the list')
    if (!isOfList && changes.until !== undefined) throw invalidValue('until', 'Only of a list')
    const year = changes.until === undefined ? own.year : yearOf(changes.until)
    if (year !== own.year) await requireRoom(tx, actor, year)
    await updateGoal(tx, actor, id, { ...changes, year })
    return showGoal(tx, actor, { id, year })
  })
}

async function showGoal(
  handle: Handle,
  actor: Actor,
  { id, year }: Pick<GoalRow, 'id' | 'year'>,
): Promise<Goal> {
  const rows = await listGoalsOf(handle, actor, {
    userId: actor.id,
    years: { first: year, last: year },
  })
  const row = rows.find((one) => one.id === id)
  if (!row) throw notFound('goal')
  return toGoal(row)
}

/** Removes the actor's own goal. Throws `goal_not_found`. */
export async function dropGoal(
  ctx: Context,
  actor: Actor,
  { id }: { id: number },
): Promise<{ id: number }> {
  if (!(await deleteGoal(ctx.db, actor, id))) throw notFound('goal')
  return { id }
}
