import type { Goal } from '@medley/contract/library/goals'
import type { GoalRow } from './goals.queries.ts'

/** A goal in wire format. */
export function toGoal({ timeCreated, ...row }: GoalRow): Goal {
  return { ...row, timeCreated: timeCreated.toISOString() }
}
