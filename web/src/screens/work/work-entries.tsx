import type { WorkDetails } from '@medley/contract/shapes'
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { formatNumber } from '../../lib/locale.ts'
import { Button } from '../../ui/forms/button.tsx'
import { ListEnd } from '../../ui/lists/list-end.tsx'
import { entryWord } from '../../features/works/medium-words.ts'
import { furtherEntriesQuery } from '../../features/works/works.calls.ts'
import styles from './work-entries.module.css'
import { workPageTexts as texts } from './work-page.messages.ts'

/** Entries shown while the list is collapsed. */
const shownAtFirst = 12

/** Tracks, episodes or seasons in order; renders nothing for works without entries. */
export function WorkEntries({ work }: { work: WorkDetails }) {
  const { medium, entries, entryCount } = work
  const id = useId()
  const { isOpen, setIsOpen, further } = useFurtherEntries(work)
  const word = entryWord(medium, entryCount)
  if (word === null || entryCount === 0) return null
  const isLong = entryCount > shownAtFirst + 2
  const loaded = further.data?.pages.flatMap(({ items }) => items) ?? entries
  const shown = isOpen || !isLong ? loaded : loaded.slice(0, shownAtFirst)
  const openLabel = entryCount > entries.length ? texts.showMore : texts.showAll(entryCount)
  return (
    <section aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className={styles['heading']}>
        {formatNumber(entryCount)} {word}
      </h2>
      <ol id={id} role="list" className={styles['entries']}>
        {shown.map(({ title }, index) => (
          <li key={`${index} ${title}`} className={styles['entry']}>
            <span className={styles['number']}>{index + 1}</span>
            <span>{title}</span>
          </li>
        ))}
      </ol>
      {isOpen && (
        <ListEnd
          hasMore={loaded.length < entryCount}
          loading={further.isFetching}
          onMore={() => void (further.data ? further.fetchNextPage() : further.refetch())}
          moreLabel={texts.showMore}
          error={further.isError ? texts.entriesFailed : undefined}
        />
      )}
      {isLong && (
        <Button
          kind="link"
          className={styles['more']}
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? texts.showFewer : openLabel}
        </Button>
      )}
    </section>
  )
}

/** The entries after those of the work, loaded by a press each; what was loaded is open on return. */
function useFurtherEntries(work: WorkDetails) {
  const client = useQueryClient()
  const query = furtherEntriesQuery(work)
  const [isOpen, setIsOpen] = useState(() => client.getQueryData(query.queryKey) !== undefined)
  const further = useInfiniteQuery({ ...query, enabled: false })
  return { isOpen, setIsOpen, further }
}
