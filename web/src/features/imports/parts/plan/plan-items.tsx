import { planTexts } from '@medley/texts/plan'
import { importsTexts } from '@medley/texts/imports'
import typography from '../../../../ui/layout/typography.module.css'
import type { ImportDetails, ImportItem } from '@medley/contract/transfer/imports'
import { useEffect, useId, useState } from 'react'
import { formatNumber } from '../../../../lib/locale.ts'
import { ErrorState } from '../../../../ui/feedback/error-state.tsx'
import { Pager } from '../../../../ui/lists/pager.tsx'
import { Select } from '../../../../ui/forms/select.tsx'
import { LoadingNote, Skeleton } from '../../../../ui/feedback/skeleton.tsx'
import { countOpen, isLookingUp, type ItemFilter, useImportItems } from '../../imports.calls.ts'
import { PlanItemRow } from './plan-item-row.tsx'
import styles from '../imports.module.css'

const pageSize = 25

interface PlanItemsProps {
  details: ImportDetails
  heading: string
  /** Filters on offer; the first is the initial one. */
  filters?: readonly ItemFilter[]
}

const allFilters: readonly ItemFilter[] = [
  'all',
  'new',
  'added',
  'likely',
  'open',
  'score',
  'changes',
  'here',
  'leftOut',
  'rounded',
]

/** The plan's items in pages, each with its outcome and what an import saves of it. */
export function PlanItems({ details, heading, filters = allFilters }: PlanItemsProps) {
  const [filter, setFilter] = useState<ItemFilter>(filters[0] ?? 'all')
  const [page, setPage] = useState(1)
  const headingId = useId()
  const { data, isError, refetch, isFetching } = useImportItems(details.id, {
    filter,
    limit: pageSize,
    offset: (page - 1) * pageSize,
  })
  const isLooking = isLookingUp(details)
  useEffect(() => {
    // The list does not change during the look-up; it refetches once the look-up has ended.
    if (!isLooking) void refetch({ cancelRefetch: false })
  }, [isLooking, refetch])
  const options = filtersOf(details, filters)
  const choose = (next: ItemFilter) => {
    setFilter(next)
    setPage(1)
  }
  return (
    <section className={styles['tight']} aria-labelledby={headingId}>
      <div className={styles['actions']}>
        <h2 id={headingId} className={styles['heading']}>
          {heading}
        </h2>
        {options.length > 1 && (
          <Select
            label={planTexts.show}
            hideLabel
            options={options}
            value={filter}
            onChoose={choose}
          />
        )}
      </div>
      {isError && (
        <ErrorState
          compact
          text={importsTexts.loadFailed}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!isError && <ItemRows details={details} items={data?.items} isFetching={isFetching} />}
      <Pager
        page={page}
        pageCount={Math.ceil((data?.totalCount ?? 0) / pageSize)}
        onPage={setPage}
        label={planTexts.pages}
      />
    </section>
  )
}

type ItemRowsProps = {
  details: ImportDetails
  items: readonly ImportItem[] | undefined
  isFetching: boolean
}

/** A page of items; a placeholder during the first load. */
function ItemRows({ details, items, isFetching }: ItemRowsProps) {
  if (!items) {
    return (
      <>
        <LoadingNote />
        <Skeleton height="12rem" />
      </>
    )
  }
  if (items.length === 0) return <p className={typography['soft-small']}>{planTexts.nothing}</p>
  return (
    <ul className={styles['rows']} role="list" aria-busy={isFetching || undefined}>
      {items.map((item) => (
        <PlanItemRow key={item.id} details={details} item={item} />
      ))}
    </ul>
  )
}

const filterNames: Record<ItemFilter, string> = {
  ...importsTexts.outcomeNames,
  ...planTexts.filters,
}

function filtersOf(
  details: ImportDetails,
  wanted: readonly ItemFilter[],
): { value: ItemFilter; label: string }[] {
  const { items, rounded, added, updates, questions } = details
  const counts: Record<ItemFilter, number> = {
    ...items,
    all: items.total,
    rounded,
    added,
    open: countOpen(details),
    likely: questions.likely,
    score: questions.score,
    changes: items.changed + updates,
    skipped: items.leftOut,
    withLeftOut: details.rows.leftOut,
  }
  return wanted
    .filter((value) => value === 'all' || counts[value] > 0)
    .map((value) => ({
      value,
      label: `${filterNames[value]} (${formatNumber(counts[value])})`,
    }))
}
