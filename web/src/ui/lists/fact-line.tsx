import type { ReactNode } from 'react'
import { classNames } from '../layout/class-names.ts'
import styles from './fact-line.module.css'

type FactLineProps = {
  name: ReactNode
  /** Facts, one below the other. */
  facts: ReactNode
  /** A state or a button. */
  end?: ReactNode
  className?: string | undefined
}

/**
 * A list item of a name, facts about it and its end; facts go below the name on small screens. The custom
 * properties `--name-column` and `--facts-column` set the widths.
 */
export function FactLine({ name, facts, end, className }: FactLineProps) {
  return (
    <li className={classNames(styles['line'], className)}>
      <span className={styles['name']}>{name}</span>
      <span className={styles['facts']}>{facts}</span>
      {end}
    </li>
  )
}

/** A state in a word, at the end of a line. */
export function LineState({ tone, children }: { tone: Tone; children: string }) {
  return <span className={classNames(styles['state'], styles[tone])}>{children}</span>
}

type Tone = 'good' | 'bad' | 'neutral'
