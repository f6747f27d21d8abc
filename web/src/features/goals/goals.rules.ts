import type { Goal } from '@medley/contract/library/goals'

/** How a goal stands on a day; amounts are in its own unit, hours for minutes. */
export type Pace =
  | { state: 'reached'; beyond: number }
  | { state: 'going'; left: number }
  | { state: 'ended' | 'coming' }

type Timed = Pick<Goal, 'kind' | 'year' | 'until' | 'done' | 'target' | 'timeCreated'>

/** Whole hours for minutes; other amounts as they are. */
export function shownAmount({ kind }: Pick<Goal, 'kind'>, amount: number): number {
  return kind === 'minutes' ? Math.floor(amount / 60) : amount
}

/** How the goal stands on `today`, `YYYY-MM-DD`. */
export function paceOf(goal: Timed, today: string): Pace {
  const { target, done } = goal
  if (target > 0 && done >= target) {
    return { state: 'reached', beyond: shownAmount(goal, done - target) }
  }
  const { first, last } = spanOf(goal)
  if (today > last) return { state: 'ended' }
  if (today < first) return { state: 'coming' }
  return { state: 'going', left: shownAmount(goal, target) - shownAmount(goal, done) }
}

/** The first and last day on which a goal counts. */
function spanOf({ year, until, timeCreated }: Timed): { first: string; last: string } {
  if (until === null) return { first: `${year}-01-01`, last: `${year}-12-31` }
  const created = timeCreated.slice(0, 10)
  return { first: created < until ? created : until, last: until }
}

/** The share of a goal that is done, 0 to 1. */
export const shareOf = ({ done, target }: Pick<Goal, 'done' | 'target'>) =>
  target === 0 ? 0 : Math.min(1, done / target)
