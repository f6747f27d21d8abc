import type { ExportDocument } from '@medley/contract/transfer/export-format'
import { limits } from '@medley/contract/limits'
import { sql } from 'kysely'
import type { Handle, Tx } from '../../db/transaction.ts'
import {
  keptBecause,
  type SharedImportTarget,
  type SharedOutcome,
} from '../../ports/import-target.ts'
import { countGoalsOfYear, insertGoal, lockGoals } from './goals.queries.ts'

/** A goal of a file; one for a list names it by its title. */
export interface ImportedGoal {
  goal: ExportDocument['goals'][number]
}

type State = Pick<ExportDocument['goals'][number], 'target' | 'until' | 'isPrivate'>

interface Found {
  index: number
  listId: number | null
  isHere: boolean
}

/** Goals that the member does not have, as many as a year can have. */
export const goalsImportTarget: SharedImportTarget<ImportedGoal, State> = {
  kinds: ['goal'],
  thing: 'goal',
  existing: async (handle, userId, things) => {
    const left = new Map<number, number>()
    const outcomes: SharedOutcome[] = []
    for (const { goal, listId, isHere } of await findGoals(handle, userId, things)) {
      const { year } = goal
      const free =
        left.get(year) ?? limits.goalsPerYear - (await countGoalsOfYear(handle, userId, year))
      const outcome = outcomeOf({ isHere, isListMissing: goal.kind === 'list' && listId === null })
      left.set(year, outcome === 'new' ? free - 1 : free)
      outcomes.push(outcome === 'new' && free <= 0 ? 'full' : outcome)
    }
    return outcomes
  },
  write: async (tx, userId, things) => {
    await lockGoals(tx, userId)
    const writes = []
    for (const { goal, listId } of await findGoals(tx, userId, things)) {
      if (goal.kind === 'list' && listId === null) continue
      if ((await countGoalsOfYear(tx, userId, goal.year)) >= limits.goalsPerYear) continue
      const { list: _, timeCreated, ...facts } = goal
      const row = { ...facts, userId, listId, timeCreated: new Date(timeCreated) }
      const id = await insertGoal(tx, row)
      if (id === undefined) continue
      const { target, until, isPrivate } = goal
      const state = { target, until, isPrivate }
      writes.push({ kind: 'goal', targetId: id, workId: null, importKey: null, state } as const)
    }
    return writes
  },
  revert: async (tx, userId, writes) => {
    const written = writes.map(({ targetId, state }) => ({ id: targetId, ...state }))
    await deleteUnchanged(tx, userId, written)
    const { rows } = await sql<{ id: number }>`
      select id from goals
      where user_id = ${userId} and id = any(${written.map(({ id }) => id)}::integer[])
    `.execute(tx)
    const left = new Set(rows.map(({ id }) => id))
    return keptBecause('changedSince', writes, ({ targetId }) => left.has(targetId ?? 0))
  },
}

function outcomeOf(found: { isHere: boolean; isListMissing: boolean }): SharedOutcome {
  if (found.isListMissing) return 'absent'
  return found.isHere ? 'here' : 'new'
}

/** The goals of a file with the lists they are for, and whether the member has them. */
async function findGoals(
  handle: Handle,
  userId: number,
  things: readonly ImportedGoal[],
): Promise<(ImportedGoal & Omit<Found, 'index'>)[]> {
  const named = things.map(({ goal }, index) => ({ index, ...goal }))
  const { rows } = await sql<Found>`
    select given.index, own.id as "listId", exists (
      select from goals
      where user_id = ${userId} and goals.year = given.year and goals.kind = given.kind
        and goals.medium is not distinct from given.medium
        and goals.list_id is not distinct from own.id
    ) as "isHere"
    from json_to_recordset(${JSON.stringify(named)})
      as given (index integer, kind text, year integer, medium text, list text)
    left join lateral (
      select min(id) as id from lists
      where owner_id = ${userId} and fold_text(title) = fold_text(given.list)
    ) as own on given.kind = 'list'
    order by given.index
  `.execute(handle)
  return rows.flatMap(({ index, listId, isHere }) => {
    const thing = things[index]
    return thing ? { ...thing, listId, isHere } : []
  })
}

async function deleteUnchanged(
  tx: Tx,
  userId: number,
  written: readonly (State & { id: number | null })[],
): Promise<void> {
  await sql`
    delete from goals
    using json_to_recordset(${JSON.stringify(written)})
      as written (id integer, target integer, until date, "isPrivate" boolean)
    where user_id = ${userId} and goals.id = written.id
      and goals.target is not distinct from written.target
      and goals.until is not distinct from written.until
      and goals.is_private = written."isPrivate"
  `.execute(tx)
}
