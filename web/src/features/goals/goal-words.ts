import { goalsTexts } from '@medley/texts/goals'
import type { Goal } from '@medley/contract/library/goals'
import { formatDate, formatNumber } from '../../lib/locale.ts'
import { paceOf, shownAmount } from './goals.rules.ts'

/** `24 books in 2026`, `“Noir” by December 24, 2026`. */
export function nameOfGoal(goal: Goal): string {
  if (goal.list && goal.until !== null) {
    return goalsTexts.listUntil({ title: goal.list.title, day: formatDate(goal.until, 'longDay') })
  }
  return goalsTexts.inYear({ amount: amountText(goal), year: goal.year })
}

function amountText({ kind, medium, target }: Goal): string {
  if (medium) return goalsTexts.worksOf({ medium, count: target })
  if (kind === 'pages') return goalsTexts.pages({ count: target })
  if (kind === 'episodes') return goalsTexts.episodes({ count: target })
  return kind === 'minutes'
    ? goalsTexts.hours({ count: Math.floor(target / 60) })
    : goalsTexts.works({ count: target })
}

/** `18 of 24`. */
export function progressOfGoal(goal: Goal): string {
  const shown = (amount: number) => formatNumber(shownAmount(goal, amount))
  return goalsTexts.doneOf({ done: shown(goal.done), target: shown(goal.target) })
}

/** How the goal stands: `19 to go`, `Reached`. */
export function paceWords(goal: Goal, today: string): string {
  const pace = paceOf(goal, today)
  const amount = (count: number) =>
    goal.kind === 'minutes' ? goalsTexts.hours({ count }) : formatNumber(count)
  switch (pace.state) {
    case 'reached':
      return pace.beyond > 0 ? goalsTexts.beyond({ more: amount(pace.beyond) }) : goalsTexts.reached
    case 'going':
      return goalsTexts.toGo({ amount: amount(pace.left) })
    case 'coming':
      return goalsTexts.soon
    default:
      return goalsTexts.inTheEnd({ done: amount(shownAmount(goal, goal.done)) })
  }
}
