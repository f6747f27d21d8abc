import { entriesTexts } from '@medley/texts/entries'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Fragment, type KeyboardEvent } from 'react'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { ListEnd } from '../../ui/lists/list-end.tsx'
import { type EntriesWork, type EntryPart, entriesQuery } from './entries.calls.ts'
import styles from './parts/entries.module.css'
import { EntryRow } from './parts/entry-row.tsx'

type EntryRowsProps = { work: EntriesWork; part?: EntryPart }

/** The episodes or tracks of a part of a work, by discs where it has several. */
export function EntryRows({ work, part }: EntryRowsProps) {
  const list = useInfiniteQuery(entriesQuery(work, part))
  if (!list.data) {
    return list.isError ? (
      <ErrorState
        compact
        text={entriesTexts.loadFailed}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    ) : (
      <RowsSkeleton />
    )
  }
  const entries = list.data.pages.flatMap(({ items }) => items)
  if (entries.length === 0) return <EmptyState text={entriesTexts.none} />
  const hasDiscs = entries.some(({ kind, season }) => kind === 'track' && season !== 1)
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- arrow keys move among the ticks inside */}
      <ol role="list" className={styles['rows']} onKeyDown={moveAmongTicks}>
        {entries.map((entry, index) => (
          <Fragment key={entry.id}>
            {hasDiscs && entry.season !== entries[index - 1]?.season && (
              <li className={styles['disc']}>{entriesTexts.disc({ disc: entry.season ?? 1 })}</li>
            )}
            <EntryRow work={work} entry={entry} />
          </Fragment>
        ))}
      </ol>
      <ListEnd
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
        moreLabel={entriesTexts.more}
        error={list.isFetchNextPageError ? entriesTexts.moreFailed : undefined}
      />
    </>
  )
}

/** Arrow keys on a tick move to the one above or below. */
function moveAmongTicks(event: KeyboardEvent<HTMLElement>): void {
  const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0
  if (step === 0) return
  const ticks = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-tick]')]
  const index = ticks.findIndex((tick) => tick === event.target)
  const next = index < 0 ? undefined : ticks[index + step]
  if (!next) return
  event.preventDefault()
  next.focus()
}

/** Placeholder of some rows. */
export function RowsSkeleton() {
  return Array.from({ length: 4 }, (_, index) => <Skeleton key={index} height="3.25rem" />)
}
