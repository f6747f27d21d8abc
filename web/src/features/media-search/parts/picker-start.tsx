import type { Medium } from '@medley/contract/medium'
import type { SearchItem } from '@medley/contract/shapes'
import { type MouseEvent, useId } from 'react'
import { useMember } from '../../sessions/session.ts'
import { usePickerStart } from '../../search/search.calls.ts'
import { searchTexts } from '../../search/search.messages.ts'
import { PickerRow } from '../../search/picker-row.tsx'
import styles from './picker-start.module.css'

type PickerStartProps = {
  medium: Medium
  onPick: (work: SearchItem, event: MouseEvent) => void
  isPicked: ((id: number) => boolean) | undefined
}

/** Likely picks: works that the member saved for later, or else recommendations. */
export function PickerStart({ medium, onPick, isPicked }: PickerStartProps) {
  const id = useId()
  const { data } = usePickerStart(medium, useMember()?.id ?? null)
  if (!data || data.works.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={styles['heading']}>
        {searchTexts.starts[data.kind]}
      </h3>
      <ul className={styles['works']}>
        {data.works.map((work) => (
          <PickerRow key={work.id} work={work} isPicked={isPicked?.(work.id)} onPick={onPick} />
        ))}
      </ul>
    </section>
  )
}
