import { goalsTexts } from '@medley/texts/goals'
import type { Goal } from '@medley/contract/library/goals'
import { LockKeyhole } from 'lucide-react'
import type { ReactNode } from 'react'
import { today } from '../../../lib/time/today.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import { nameOfGoal, paceWords, progressOfGoal } from '../goal-words.ts'
import { shareOf } from '../goals.rules.ts'
import styles from './goal-bar.module.css'

type GoalBarProps = {
  goal: Goal
  /** The name where it is a link. */
  name?: ReactNode
  /** At the end of the first line. */
  aside?: ReactNode
}

/** A goal with its bar: what it is, how far it is, and how it stands. */
export function GoalBar({ goal, name = nameOfGoal(goal), aside }: GoalBarProps) {
  return (
    <div className={styles['goal']}>
      <div className={styles['head']}>
        <p className={styles['name']}>
          {name}
          {goal.isPrivate && (
            <>
              {' '}
              <LockKeyhole aria-hidden="true" className={styles['lock']} />
              <VisuallyHidden>{goalsTexts.onlyYou}</VisuallyHidden>
            </>
          )}
        </p>
        {aside}
      </div>
      <div className={styles['track']} aria-hidden="true">
        <div className={styles['fill']} style={{ inlineSize: `${shareOf(goal) * 100}%` }} />
      </div>
      <p className={styles['words']}>
        <span>{progressOfGoal(goal)}</span> <span>{paceWords(goal, today())}</span>
      </p>
    </div>
  )
}
