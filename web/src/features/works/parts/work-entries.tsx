import type { Medium } from '@medley/contract/medium'
import { useId, useState } from 'react'
import { Button } from '../../../ui/forms/button.tsx'
import { entryWord } from '../medium-words.ts'
import styles from './work-entries.module.css'
import { workPageTexts } from '../work-page.messages.ts'

type WorkEntriesProps = { medium: Medium; entries: readonly { title: string }[] }

/** Entries shown while the list is collapsed. */
const shownAtFirst = 12

/** Tracks, episodes or seasons in order; renders nothing for works without entries. */
export function WorkEntries({ medium, entries }: WorkEntriesProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  const word = entryWord(medium, entries.length)
  if (word === null || entries.length === 0) return null
  const isLong = entries.length > shownAtFirst + 2
  const shown = open || !isLong ? entries : entries.slice(0, shownAtFirst)
  return (
    <section aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className={styles['heading']}>
        {entries.length} {word}
      </h2>
      <ol id={id} role="list" className={styles['entries']}>
        {shown.map(({ title }, place) => (
          <li key={`${place} ${title}`} className={styles['entry']}>
            <span className={styles['number']}>{place + 1}</span>
            <span>{title}</span>
          </li>
        ))}
      </ol>
      {isLong && (
        <Button
          kind="link"
          className={styles['more']}
          aria-expanded={open}
          aria-controls={id}
          onClick={() => setOpen(!open)}
        >
          {open ? workPageTexts.showFewer : workPageTexts.showAll(entries.length)}
        </Button>
      )}
    </section>
  )
}
