import { searchTexts } from '@medley/texts/search'
import typography from '../../../ui/layout/typography.module.css'
import type { Medium } from '@medley/contract/values/medium'
import type { SearchItem } from '@medley/contract/values/shapes'
import { type MouseEvent, useId } from 'react'
import { useMember } from '../../sessions/session.ts'
import { type StartKind, usePickerStart } from '../picker-start.calls.ts'
import { PickerRow } from '../../search/picker-row.tsx'
import styles from './picker-start.module.css'

type PickerStartProps = {
  medium: Medium
  onPick: (work: SearchItem, event: MouseEvent) => void
  isPicked: ((id: number) => boolean) | undefined
}

/** Likely picks: works that the member began, saved or marked lately, or recommendations. */
export function PickerStart({ medium, ...picking }: PickerStartProps) {
  const { data } = usePickerStart(medium, useMember()?.id ?? null)
  return data?.map(({ kind, works }) => (
    <StartGroup key={kind} kind={kind} works={works} {...picking} />
  ))
}

type StartGroupProps = Omit<PickerStartProps, 'medium'> & {
  kind: StartKind
  works: readonly SearchItem[]
}

function StartGroup({ kind, works, onPick, isPicked }: StartGroupProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className={typography['soft-small-strong']}>
        {searchTexts.starts[kind]}
      </h3>
      <ul className={styles['works']}>
        {works.map((work) => (
          <PickerRow key={work.id} work={work} isPicked={isPicked?.(work.id)} onPick={onPick} />
        ))}
      </ul>
    </section>
  )
}
