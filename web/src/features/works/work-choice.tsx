import typography from '../../ui/layout/typography.module.css'
import type { Medium } from '@medley/contract/values/medium'
import { displayTitleOf } from '@medley/messages/titles'
import { useId } from 'react'
import { classNames } from '../../ui/layout/class-names.ts'
import styles from './work-choice.module.css'
import { WorkPoster } from './work-poster.tsx'

/** A selectable work; `key` is unique among the choices. */
export interface OfferedWork {
  key: number
  medium: Medium
  title: string
  displayTitle?: string | undefined
  posterSource: string | null
  creators: readonly { name: string }[]
  /** Shown under the title. */
  note: string
}

type WorkChoiceProps = {
  legend: string
  works: readonly OfferedWork[]
  chosen: number | null
  onChoose: (key: number) => void
}

/** Radio group of works, shown as posters; renders nothing without works. */
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
          <span className={styles['title']}>{displayTitleOf(work)}</span>
          <span className={typography['soft-small']}>{work.note}</span>
        </label>
      ))}
    </fieldset>
  )
}
