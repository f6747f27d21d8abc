import type { Medium } from '@medley/contract/values/medium'
import type { SearchItem } from '@medley/contract/values/shapes'
import { useId } from 'react'
import { FoundRows } from '../../ui/lists/found-rows.tsx'
import styles from './likely-works.module.css'
import { PickerRow } from './picker-row.tsx'
import { usePickerResults } from './search.calls.ts'

type LikelyWorksProps = {
  heading: string
  medium: Medium
  title: string
  /** True if the title is the text as it stands. */
  isSettled: boolean
  onPick: (work: SearchItem) => void
}

const shownMax = 3

/** The first works that a search for a title finds, to choose from; renders nothing without any. */
export function LikelyWorks({ heading, medium, title, isSettled, onPick }: LikelyWorksProps) {
  const { data, isPlaceholderData } = usePickerResults(medium, title)
  const works = title === '' ? [] : (data?.works ?? []).slice(0, shownMax)
  return (
    <FoundRows isCurrent={isSettled && !isPlaceholderData}>
      <WorksToChoose heading={heading} works={works} onPick={onPick} />
    </FoundRows>
  )
}

type WorksToChooseProps = {
  heading: string
  works: readonly SearchItem[]
  onPick: (work: SearchItem) => void
}

/** A few works to choose from under a heading; renders nothing without any. */
export function WorksToChoose({ heading, works, onPick }: WorksToChooseProps) {
  const id = useId()
  if (works.length === 0) return null
  return (
    <section aria-labelledby={id} className={styles['likely']}>
      <h3 id={id} className={styles['heading']}>
        {heading}
      </h3>
      <ul role="list">
        {works.map((work) => (
          <PickerRow key={work.id} work={work} onPick={onPick} />
        ))}
      </ul>
    </section>
  )
}
