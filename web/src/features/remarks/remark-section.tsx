import { remarksTexts } from '@medley/texts/remarks'
import typography from '../../ui/layout/typography.module.css'
import layout from '../../ui/layout/layout.module.css'
import type { NamedEntry } from '@medley/contract/works/entries'
import type { Remark, RemarkPage } from '@medley/contract/reviews/remarks'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Chips } from '../../ui/forms/chips.tsx'
import { ListEnd } from '../../ui/lists/list-end.tsx'
import { useIsMember } from '../sessions/session.ts'
import { RemarkCard } from './parts/remark-card.tsx'
import { RemarkForm } from './parts/remark-form.tsx'
import { RemarksAhead } from './parts/remarks-ahead.tsx'
import { type RemarkedWork, type RemarkOrder, remarksQuery } from './remarks.calls.ts'

type RemarkSectionProps = {
  work: RemarkedWork
  /** Only the remarks at this entry; those of the whole work without one. */
  entry?: NamedEntry | undefined
}

/** Remarks up to where the member is, what is ahead of them, and the form for a new one. */
export function RemarkSection({ work, entry }: RemarkSectionProps) {
  const [order, setOrder] = useState<RemarkOrder>('point')
  const list = useInfiniteQuery(remarksQuery(work, { entryId: entry?.id, order }))
  const [first] = list.data?.pages ?? []
  if (!first) {
    return list.isError ? (
      <ErrorState
        compact
        text={remarksTexts.loadFailed}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    ) : (
      <Skeleton height="8rem" />
    )
  }
  return (
    <div className={layout['stack-4']}>
      <RemarksHead work={work} entry={entry} page={first} order={order} onOrder={setOrder} />
      <RemarkList
        work={work}
        remarks={list.data?.pages.flatMap(({ items }) => items) ?? []}
        hasPoints={!entry}
      />
      <ListEnd
        hasMore={list.hasNextPage}
        loading={list.isFetchingNextPage}
        onMore={() => void list.fetchNextPage()}
        moreLabel={remarksTexts.more}
        error={list.isFetchNextPageError ? remarksTexts.moreFailed : undefined}
      />
      {!list.hasNextPage && first.ahead && first.ahead.count > 0 && (
        <RemarksAhead work={work} ahead={first.ahead} isAtEntry={entry !== undefined} />
      )}
    </div>
  )
}

type RemarksHeadProps = RemarkSectionProps & {
  page: RemarkPage
  order: RemarkOrder
  onOrder: (order: RemarkOrder) => void
}

function RemarksHead({ work, entry, page, order, onOrder }: RemarksHeadProps) {
  const isMember = useIsMember()
  const { totalCount = 0, items } = page
  return (
    <>
      {isMember && <RemarkForm work={work} entry={entry} />}
      {!isMember && totalCount > 0 && (
        <p className={typography['soft-small']}>{remarksTexts.visitors}</p>
      )}
      {!entry && items.length > 1 && <OrderChips order={order} onChoose={onOrder} />}
      {totalCount === 0 && <EmptyState text={entry ? remarksTexts.noneHere : remarksTexts.none} />}
    </>
  )
}

type OrderChipsProps = { order: RemarkOrder; onChoose: (order: RemarkOrder) => void }

function OrderChips({ order, onChoose }: OrderChipsProps) {
  return (
    <Chips
      label={remarksTexts.order}
      options={[
        { value: 'point', label: remarksTexts.byPoint },
        { value: 'newest', label: remarksTexts.newest },
      ]}
      value={order}
      onChoose={onChoose}
    />
  )
}

type RemarkListProps = { work: RemarkedWork; remarks: readonly Remark[]; hasPoints: boolean }

function RemarkList({ work, remarks, hasPoints }: RemarkListProps) {
  if (remarks.length === 0) return null
  return (
    <ol role="list" className={layout['stack-5']}>
      {remarks.map((remark) => (
        <li key={remark.id}>
          <RemarkCard work={work} remark={remark} hasPoint={hasPoints} />
        </li>
      ))}
    </ol>
  )
}
