import type { Goal } from '@medley/contract/library/goals'
import { formatDate, formatNumber } from '../../lib/locale.ts'
import { goalTexts as texts } from './goals.messages.ts'
import { paceOf, shownAmount } from './goals.rules.ts'

/** `24 books in 2026`, `“Noir” by December 24, 2026`. */
export function nameOfGoal(goal: Goal): string {
  if (goal.list && goal.until !== null) {
    return texts.listUntil(goal.list.title, formatDate(goal.until, 'longDay'))
  }
  return texts.inYear(amountText(goal), goal.year)
}

function amountText({ kind, medium, target }: Goal): string {
  if (medium) return texts.worksOf(medium, target)
  if (kind === 'pages') return texts.pages(target)
  if (kind === 'episodes') return texts.episodes(target)
  return kind === 'minutes' ? texts.hours(Math.floor(target / 60)) : texts.works(target)
}

/** `18 of 24`. */
export function progressOfGoal(goal: Goal): string {
  const shown = (amount: number) => formatNumber(shownAmount(goal, amount))
  return texts.doneOf(shown(goal.done), shown(goal.target))
}

/** How the goal stands: `19 to go`, `Reached`. */
export function paceWords(goal: Goal, today: string): string {
  const pace = paceOf(goal, today)
  const amount = (count: number) =>
    goal.kind === 'minutes' ? texts.hours(count) : formatNumber(count)
  switch (pace.state) {
    case 'reached':
      return pace.beyond > 0 ? texts.beyond(amount(pace.beyond)) : texts.reached
    case 'going':
      return texts.toGo(amount(pace.left))
    case 'coming':
      return texts.soon
    default:
      return texts.inTheEnd(amount(shownAmount(goal, goal.done)))
  }
}
