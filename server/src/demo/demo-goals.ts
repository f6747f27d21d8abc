import type { NewGoal } from '@medley/contract/library/goals'
import type { DemoName } from './demo-people.ts'

type OfYear = Exclude<NewGoal, { kind: 'list' }>
type InYear<Goal> = Goal extends OfYear ? Omit<Goal, 'year' | 'isPrivate'> : never

interface DemoGoal {
  by: DemoName
  /** 0 for this year, 1 for the last. */
  yearsAgo: number
  isPrivate?: boolean
  goal: InYear<OfYear>
}

/** Goals of the demo people; what is in a list's goal is told with the list. */
export const demoGoals: readonly DemoGoal[] = [
  { by: 'nora', yearsAgo: 0, goal: { kind: 'works', medium: 'film', target: 40 } },
  { by: 'nora', yearsAgo: 0, isPrivate: true, goal: { kind: 'pages', target: 3_000 } },
  { by: 'nora', yearsAgo: 1, goal: { kind: 'works', medium: 'film', target: 12 } },
  { by: 'kit', yearsAgo: 0, goal: { kind: 'works', medium: null, target: 12 } },
]
