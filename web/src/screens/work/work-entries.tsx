import { entriesTexts } from '@medley/texts/entries'
import type { WorkDetails } from '@medley/contract/values/shapes'
import { useRef } from 'react'
import { entryWord } from '../../features/works/medium-words.ts'
import { useLazy } from '../../lib/loading/use-lazy.ts'
import { formatNumber } from '../../lib/locale.ts'
import { logFailure } from '../../lib/log.ts'
import { useNear } from '../../lib/loading/use-near.ts'
import styles from './work-entries.module.css'

/** Entries shown until their part of the page has loaded. */
const shownAtFirst = 12

/** True where a work has entries, or can have: members name the episodes of a show without any. */
export function hasEntries({ medium, entryCount }: WorkDetails): boolean {
  return entryWord(medium, entryCount) !== null && (entryCount > 0 || medium === 'tvShow')
}

/** Tracks, episodes or seasons in order, first as titles alone; what one can do with them loads when they near. */
export function WorkEntries({ work }: { work: WorkDetails }) {
  const { medium, entries, entryCount } = work
  const section = useRef<HTMLElement>(null)
  const isNear = useNear(section)
  const part = useLazy(loadSection, isNear, (error) =>
    logFailure('The entries could not be loaded', error),
  )
  const word = entryWord(medium, entryCount) ?? ''
  return (
    <section
      ref={section}
      aria-label={entryCount > 0 ? `${formatNumber(entryCount)} ${word}` : word}
    >
      {part ? (
        <part.Component work={work} />
      ) : (
        <ol role="list" className={styles['entries']}>
          {entries.slice(0, medium === 'tvShow' ? 1 : shownAtFirst).map(({ title }, index) => (
            <li key={`${index} ${title}`} className={styles['entry']}>
              {medium === 'tvShow' ? seasonName(title) : title}
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}

/** Sources name most seasons in English. */
function seasonName(title: string): string {
  const [, season] = /^Season (\d+)$/.exec(title) ?? []
  return season === undefined ? title : entriesTexts.season({ season: Number(season) })
}

async function loadSection() {
  return (await import('../../features/entries/entry-section.tsx')).EntrySection
}
