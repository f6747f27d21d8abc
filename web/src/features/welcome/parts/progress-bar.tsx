import { welcomeTexts } from '@medley/texts/welcome'
import typography from '../../../ui/layout/typography.module.css'
import type { ReactNode } from 'react'
import styles from './progress-bar.module.css'

type ProgressBarProps = {
  marked: number
  rated: number
  /** The buttons that lead on. */
  children: ReactNode
}

const goal = 12

/** The counter at the lower edge of the screen: how many works are marked and rated. */
export function ProgressBar({ marked, rated, children }: ProgressBarProps) {
  return (
    <div className={styles['row']}>
      <div className={styles['words']}>
        <p className={styles['counts']} role="status">
          {welcomeTexts.counts({ marked, rated })}
        </p>
        <p className={typography['soft-small']}>{cheer(rated, marked)}</p>
      </div>
      <progress
        className={styles['bar']}
        max={goal}
        value={Math.min(rated, goal)}
        aria-label={welcomeTexts.goal({ rated })}
      />
      <div className={styles['buttons']}>{children}</div>
    </div>
  )
}

function cheer(rated: number, marked: number): string {
  if (rated >= goal) return welcomeTexts.cheers.done
  if (rated >= 5) return welcomeTexts.cheers.alive
  if (marked === 0) return welcomeTexts.cheers.none
  return rated === 0 ? welcomeTexts.cheers.marked : welcomeTexts.cheers.begun
}
