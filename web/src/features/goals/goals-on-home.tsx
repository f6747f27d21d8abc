import { useQuery } from '@tanstack/react-query'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { currentGoalsQuery } from './goals.calls.ts'
import styles from './goals-on-home.module.css'

/** One quiet bar for what the member has set themselves this year; nothing without a goal. */
export const GoalsOnHome = lazyPart({
  load: async () => (await import('./parts/home-goal.tsx')).HomeGoal,
  failure: 'The goals could not be loaded',
  useIsWanted: ({ memberId }: { memberId: number }) =>
    Boolean(useQuery(currentGoalsQuery(memberId)).data?.items.length),
  fallback: <div className={styles['room']} aria-hidden="true" />,
})
