import { goalsTexts } from '@medley/texts/goals'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { Card } from '../../ui/layout/card.tsx'
import { currentGoalsQuery } from './goals.calls.ts'
import { GoalBar } from './parts/goal-bar.tsx'
import styles from './goals-card.module.css'

/** Goals in the card; the others are on their page. */
const shown = 3

/** A member's goals of this year in a card; nothing without any. */
export function GoalsCard({ owner }: { owner: { id: number; username: string } }) {
  const id = useId()
  const { data } = useQuery(currentGoalsQuery(owner.id))
  if (!data || data.items.length === 0) return null
  return (
    <Card as="section" aria-labelledby={id}>
      <h2 id={id} className={styles['heading']}>
        {goalsTexts.goals}
      </h2>
      <ul role="list" className={styles['goals']}>
        {data.items.slice(0, shown).map((goal) => (
          <li key={goal.id}>
            <GoalBar goal={goal} />
          </li>
        ))}
      </ul>
      <Link className={styles['all']} to={paths.goals(owner.username)}>
        {goalsTexts.allGoals}
      </Link>
    </Card>
  )
}
