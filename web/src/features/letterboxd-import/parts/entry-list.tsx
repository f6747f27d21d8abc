import { useState } from 'react'
import { Pager } from '../../../ui/pager.tsx'
import styles from './entry-list.module.css'

export interface ListedEntry {
  title: string
  year: string | null
  rating: number | null
  /** The start of the review, or why the row was not read. */
  note: string | null
}

const pageSize = 20

/** Entries in pages, so that thousands of them stay light. */
export function EntryList({ entries }: { entries: readonly ListedEntry[] }) {
  const [page, setPage] = useState(1)
  const start = (page - 1) * pageSize
  const shown = entries.slice(start, start + pageSize)
  return (
    <div className={styles['frame']}>
      <ol className={styles['list']} start={start + 1} aria-label="Entries">
        {shown.map((entry, index) => (
          <li key={start + index} className={styles['entry']}>
            <span className={styles['words']}>
              <span className={styles['title']}>
                {entry.title} {entry.year && <span className={styles['year']}>{entry.year}</span>}
              </span>
              {entry.note && <span className={styles['note']}>{entry.note.slice(0, 200)}</span>}
            </span>
            {entry.rating !== null && (
              <span className={styles['rating']} aria-label={`${entry.rating} of 10`}>
                {entry.rating}
              </span>
            )}
          </li>
        ))}
      </ol>
      <Pager
        page={page}
        pageCount={Math.ceil(entries.length / pageSize)}
        onPage={setPage}
        label="Pages of entries"
      />
    </div>
  )
}
