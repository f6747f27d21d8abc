import { entriesTexts } from '@medley/texts/entries'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useDeferredValue, useState } from 'react'
import { Select } from '../../../ui/forms/select.tsx'
import { TextField } from '../../../ui/forms/text-field.tsx'
import { FoundRows } from '../../../ui/lists/found-rows.tsx'
import { type EntriesWork, entriesQuery } from '../entries.calls.ts'
import styles from './entries.module.css'
import { EntryRows } from '../entry-rows.tsx'

/** From so many episodes on, they can be searched. */
const searchedFrom = 20

/** The episodes of a podcast, by year and by the words of their titles. */
export function EpisodeSearch({ work }: { work: EntriesWork }) {
  const [year, setYear] = useState<number>()
  const [text, setText] = useState('')
  const q = useDeferredValue(text.trim()) || undefined
  const { data } = useInfiniteQuery(entriesQuery(work))
  const years = data?.pages[0]?.years ?? []
  const isLong = (data?.pages[0]?.totalCount ?? 0) >= searchedFrom
  return (
    <>
      {isLong && (
        <div className={styles['filter']}>
          <TextField
            label={entriesTexts.search}
            type="search"
            value={text}
            onChange={(event) => setText(event.target.value)}
          />
          {years.length > 1 && (
            <Select
              label={entriesTexts.year}
              options={[
                { value: 'all', label: entriesTexts.allYears },
                ...years.map(({ year: one, count }) => ({
                  value: String(one),
                  label: String(one),
                  note: String(count),
                })),
              ]}
              value={year === undefined ? 'all' : String(year)}
              onChoose={(value) => setYear(value === 'all' ? undefined : Number(value))}
            />
          )}
        </div>
      )}
      <FoundRows isCurrent={q === (text.trim() || undefined)}>
        <EntryRows work={work} part={{ year, q }} />
      </FoundRows>
    </>
  )
}
