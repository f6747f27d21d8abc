import type { WorkDetails } from '@medley/contract/values/shapes'
import { useId, useRef } from 'react'
import { entryWord } from '../../features/works/medium-words.ts'
import { useLazy } from '../../lib/loading/use-lazy.ts'
import { formatNumber } from '../../lib/locale.ts'
import { logFailure } from '../../lib/log.ts'
import { useNear } from '../../lib/loading/use-near.ts'
import styles from './work-entries.module.css'

/** Entries shown until their part of the page has loaded. */
const shownAtFirst = 12

/**
 * Tracks, episodes or seasons in order, first as titles alone; what one can do with them loads when the section
 * nears. Renders nothing for works without entries.
 */
export function WorkEntries({ work }: { work: WorkDetails }) {
  const { medium, entries, entryCount } = work
  const id = useId()
  const section = useRef<HTMLElement>(null)
  const isNear = useNear(section)
  const part = useLazy(loadSection, isNear, (error) =>
    logFailure('The entries could not be loaded', error),
  )
  const word = entryWord(medium, entryCount)
  // A show without any can have episodes that members name.
  if (word === null || (entryCount === 0 && medium !== 'tvShow')) return null
  return (
    <section ref={section} aria-labelledby={id}>
      <h2 id={id} className={styles['heading']}>
        {entryCount > 0 ? `${formatNumber(entryCount)} ${word}` : word}
      </h2>
      {part ? (
        <part.Component work={work} />
      ) : (
        <ol role="list" className={styles['entries']}>
          {entries.slice(0, shownAtFirst).map(({ title }, index) => (
            <li key={`${index} ${title}`} className={styles['entry']}>
              {title}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

async function loadSection() {
  return (await import('../../features/entries/entry-section.tsx')).EntrySection
}
