import { goalsTexts } from '@medley/texts/goals'
import typography from '../../ui/layout/typography.module.css'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/layout/card.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import { useMember } from '../sessions/session.ts'
import { nameOfGoal } from './goal-words.ts'
import { currentGoalsQuery } from './goals.calls.ts'
import { GoalBar } from './parts/goal-bar.tsx'
import styles from './goals-on-home.module.css'

const useCurrentGoals = (memberId: number) =>
  useQuery(currentGoalsQuery(memberId)).data?.items ?? []

export const useHasGoal = (memberId: number) => useCurrentGoals(memberId).length > 0

/** The first goal of this year that is not reached yet, or the first of all; it leads to the others. Nothing without a goal. */
export function GoalsOnHome({ memberId }: { memberId: number }) {
  const id = useId()
  const member = useMember()
  const items = useCurrentGoals(memberId)
  const goal = items.find(({ done, target }) => done < target) ?? items[0]
  if (!goal || !member) return null
  const to = paths.goals(member.username)
  return (
    <Card as="section" aria-labelledby={id} className={styles['card']}>
      <h2 id={id}>
        <VisuallyHidden>{goalsTexts.own}</VisuallyHidden>
      </h2>
      <GoalBar
        goal={goal}
        name={
          <Link className={styles['name']} to={to}>
            {nameOfGoal(goal)}
          </Link>
        }
      />
      {items.length > 1 && (
        <p className={typography['soft-small']}>
          {goalsTexts.moreGoals({ count: items.length - 1 })}
        </p>
      )}
    </Card>
  )
}
