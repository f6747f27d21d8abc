import { pageSizes } from '@medley/contract/limits'
import { mediums } from '@medley/contract/values/medium'
import type { MediaList } from '@medley/contract/values/shapes'
import { useEffect } from 'react'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { useListAnnouncement } from '../../ui/lists/use-list-announcement.ts'
import { Pager } from '../../ui/lists/pager.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { LoadingNote } from '../../ui/feedback/skeleton.tsx'
import { mediumPlurals, titles } from '@medley/messages/titles'
import type { ListSort, useListEntries } from './lists.reading.calls.ts'
import { countWorks, listTexts as texts, listPageTexts as pageTexts } from './lists.messages.ts'
import { EntryGrid, EntryGridSkeleton } from './parts/entry-grid.tsx'
import { ListHeading } from './parts/list-heading.tsx'
import styles from './parts/list-view.module.css'
import { useEntryView } from './parts/use-entry-view.ts'

const sorts: readonly { value: ListSort; label: string }[] = [
  { value: 'position', label: pageTexts.sorts.position },
  { value: 'title', label: pageTexts.sorts.title },
  { value: 'newest', label: pageTexts.sorts.newest },
  { value: 'oldest', label: pageTexts.sorts.oldest },
]

const filters = [
  { value: 'all' as const, label: pageTexts.all },
  ...mediums.map((medium) => ({ value: medium, label: mediumPlurals[medium] })),
]

type MediaListViewProps = {
  list: MediaList
  entries: ReturnType<typeof useListEntries>
  mayEdit: boolean
}

/** A list and its works, sorted, filtered and in numbered pages. */
export function MediaListView({ list, entries, mayEdit }: MediaListViewProps) {
  const { view, setSort, setMedium, setPage } = useEntryView()
  const { data, isPlaceholderData } = entries
  useListAnnouncement({
    view: `${view.medium} ${view.sort}`,
    count: isPlaceholderData ? undefined : data?.totalCount,
    words: texts.counted,
  })
  const pageCount = Math.ceil((data?.totalCount ?? 0) / pageSizes.listEntries)
  const lastPage = data && !isPlaceholderData ? Math.max(1, pageCount) : view.page
  useEffect(() => {
    if (view.page > lastPage) setPage(lastPage)
  })
  return (
    <>
      <title>{titles.list(list.title)}</title>
      <ListHeading list={list} mayEdit={mayEdit} />
      <div className={styles['controls']}>
        <p className={styles['count']}>{data && countWorks(data.totalCount)}</p>
        <Select label={pageTexts.sortBy} options={sorts} value={view.sort} onChoose={setSort} />
        <Select
          label={pageTexts.medium}
          options={filters}
          value={view.medium ?? 'all'}
          onChoose={(value) => setMedium(value === 'all' ? null : value)}
        />
      </div>
      <EntriesOfPage
        entries={entries}
        ranked={list.isRanked}
        emptyText={view.medium ? texts.noEntriesOfMedium : texts.noEntries}
      />
      <Pager page={view.page} pageCount={pageCount} onPage={setPage} />
    </>
  )
}

type EntriesOfPageProps = {
  entries: ReturnType<typeof useListEntries>
  ranked: boolean
  emptyText: string
}

function EntriesOfPage({ entries, ranked, emptyText }: EntriesOfPageProps) {
  const { data, isError, isFetching, refetch } = entries
  if (!data && isError) {
    return (
      <ErrorState text={texts.loadFailed} onRetry={() => void refetch()} retrying={isFetching} />
    )
  }
  if (!data) {
    return (
      <>
        <LoadingNote />
        <EntryGridSkeleton />
      </>
    )
  }
  if (data.items.length === 0) return <EmptyState text={emptyText} />
  return <EntryGrid entries={data.items} ranked={ranked} />
}
