import type { Goal } from '@medley/contract/library/goals'

/** How a goal stands on a day; amounts are in its own unit, hours for minutes. */
export type Pace =
  | { state: 'reached'; beyond: number }
  | { state: 'ended' | 'coming' | 'going' }
  | { state: 'ahead'; by: number }

type Timed = Pick<Goal, 'kind' | 'year' | 'until' | 'done' | 'target' | 'timeCreated'>

/** Whole hours for minutes; other amounts as they are. */
export function shownAmount({ kind }: Pick<Goal, 'kind'>, amount: number): number {
  return kind === 'minutes' ? Math.floor(amount / 60) : amount
}

/**
 * How the goal stands on `today`, `YYYY-MM-DD`. What lies ahead of an even pace is shown, and never what is missing: a
 * list counts from the day on which its goal was set.
 */
export function paceOf(goal: Timed, today: string): Pace {
  const { target, done } = goal
  if (target > 0 && done >= target) {
    return { state: 'reached', beyond: shownAmount(goal, done - target) }
  }
  const { first, last } = spanOf(goal)
  if (today > last) return { state: 'ended' }
  if (today < first) return { state: 'coming' }
  const days = timeOf(last) - timeOf(first) + dayLength
  const expected = (target * (timeOf(today) - timeOf(first) + dayLength)) / days
  const by = shownAmount(goal, Math.floor(done - expected))
  return by >= 1 ? { state: 'ahead', by } : { state: 'going' }
}

/** The first and last day on which a goal counts. */
function spanOf({ year, until, timeCreated }: Timed): { first: string; last: string } {
  if (until === null) return { first: `${year}-01-01`, last: `${year}-12-31` }
  const created = timeCreated.slice(0, 10)
  return { first: created < until ? created : until, last: until }
}

const dayLength = 86_400_000

const timeOf = (day: string) => new Date(day).getTime()

/** The share of a goal that is done, 0 to 1. */
export const shareOf = ({ done, target }: Pick<Goal, 'done' | 'target'>) =>
  target === 0 ? 0 : Math.min(1, done / target)
