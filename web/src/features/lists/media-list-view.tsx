import { listsTexts } from '@medley/texts/lists'
import { titledHere } from '../../product.ts'
import { titlesTexts } from '@medley/texts/titles'
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
import type { ListSort, useListEntries } from './lists.reading.calls.ts'
import { EntryGrid, EntryGridSkeleton } from './parts/entry-grid.tsx'
import { ListHeading } from './parts/list-heading.tsx'
import styles from './parts/list-view.module.css'
import { useEntryView } from './parts/use-entry-view.ts'

const sorts: readonly { value: ListSort; label: string }[] = [
  { value: 'position', label: listsTexts.listPage.sorts.position },
  { value: 'title', label: listsTexts.listPage.sorts.title },
  { value: 'newest', label: listsTexts.listPage.sorts.newest },
  { value: 'oldest', label: listsTexts.listPage.sorts.oldest },
]

const filters = [
  { value: 'all' as const, label: listsTexts.listPage.all },
  ...mediums.map((medium) => ({ value: medium, label: titlesTexts.mediumPlurals[medium] })),
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
    words: listsTexts.counted,
  })
  const pageCount = Math.ceil((data?.totalCount ?? 0) / pageSizes.listEntries)
  const lastPage = data && !isPlaceholderData ? Math.max(1, pageCount) : view.page
  useEffect(() => {
    if (view.page > lastPage) setPage(lastPage)
  })
  return (
    <>
      <title>{titledHere(titlesTexts.list({ title: list.title }))}</title>
      <ListHeading list={list} mayEdit={mayEdit} />
      <div className={styles['controls']}>
        <p className={styles['count']}>
          {data && listsTexts.countWorks({ count: data.totalCount })}
        </p>
        <Select
          label={listsTexts.listPage.sortBy}
          options={sorts}
          value={view.sort}
          onChoose={setSort}
        />
        <Select
          label={listsTexts.listPage.medium}
          options={filters}
          value={view.medium ?? 'all'}
          onChoose={(value) => setMedium(value === 'all' ? null : value)}
        />
      </div>
      <EntriesOfPage
        entries={entries}
        ranked={list.isRanked}
        emptyText={view.medium ? listsTexts.noEntriesOfMedium : listsTexts.noEntries}
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
      <ErrorState
        text={listsTexts.loadFailed}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
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
