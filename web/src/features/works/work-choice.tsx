import type { Medium } from '@medley/contract/medium'
import { useId } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './work-choice.module.css'
import { WorkPoster } from './work-poster.tsx'

/** A work that can be chosen; the key tells it from the others. */
export interface OfferedWork {
  key: number
  medium: Medium
  title: string
  posterSource: string | null
  creators: readonly { name: string }[]
  /** What is said under the title. */
  note: string
}

type WorkChoiceProps = {
  legend: string
  works: readonly OfferedWork[]
  chosen: number | null
  onChoose: (key: number) => void
}

/** Works as posters, one of which can be chosen; nothing without works. */
export function WorkChoice({ legend, works, chosen, onChoose }: WorkChoiceProps) {
  const name = useId()
  if (works.length === 0) return null
  return (
    <fieldset className={styles['works']}>
      <legend className={styles['legend']}>{legend}</legend>
      {works.map((work) => (
        <label
          key={work.key}
          className={classNames(styles['work'], work.key === chosen && styles['chosen'])}
        >
          <input
            type="radio"
            name={name}
            className={styles['input']}
            checked={work.key === chosen}
            onChange={() => onChoose(work.key)}
          />
          <WorkPoster work={work} decorative />
          <span className={styles['title']}>{work.title}</span>
          <span className={styles['note']}>{work.note}</span>
        </label>
      ))}
    </fieldset>
  )
}
