import type { ImportDetails, ImportItem } from '@medley/contract/imports'
import { useEffect, useState } from 'react'
import { Link } from '../../../lib/router/navigation.tsx'
import { formatNumber } from '../../../lib/locale.ts'
import { paths } from '../../../paths.ts'
import { classNames } from '../../../ui/layout/class-names.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Pager } from '../../../ui/lists/pager.tsx'
import { Select } from '../../../ui/forms/select.tsx'
import { LoadingNote, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { WorkPoster } from '../../works/work-poster.tsx'
import { countQuestions, isLookingUp, type ItemFilter, useImportItems } from '../imports.calls.ts'
import { titleWords } from '../import-words.ts'
import { outcomeNames, importsTexts, showReason } from '../imports.messages.ts'
import { describePlan } from './describe-item.ts'
import styles from './imports.module.css'
import { planTexts as texts } from '../plan.messages.ts'

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
  'here',
  'leftOut',
  'rounded',
]

/** The plan's items in pages, each with its outcome and what an import saves of it. */
export function PlanItems({ details, heading, filters = allFilters }: PlanItemsProps) {
  const [filter, setFilter] = useState<ItemFilter>(filters[0] ?? 'all')
  const [page, setPage] = useState(1)
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
    <section className={styles['tight']} aria-labelledby="plan-items">
      <div className={styles['actions']}>
        <h2 id="plan-items" className={styles['heading']}>
          {heading}
        </h2>
        {options.length > 1 && (
          <Select label={texts.show} hideLabel options={options} value={filter} onChoose={choose} />
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
      {!isError && <ItemRows items={data?.items} isFetching={isFetching} />}
      <Pager
        page={page}
        pageCount={Math.ceil((data?.totalCount ?? 0) / pageSize)}
        onPage={setPage}
        label={texts.pages}
      />
    </section>
  )
}

type ItemRowsProps = { items: readonly ImportItem[] | undefined; isFetching: boolean }

/** A page of items; a placeholder during the first load. */
function ItemRows({ items, isFetching }: ItemRowsProps) {
  if (!items) {
    return (
      <>
        <LoadingNote />
        <Skeleton height="12rem" />
      </>
    )
  }
  if (items.length === 0) return <p className={styles['soft']}>{texts.nothing}</p>
  return (
    <ul className={styles['rows']} role="list" aria-busy={isFetching || undefined}>
      {items.map((item) => (
        <ItemRow key={item.id} item={item} />
      ))}
    </ul>
  )
}

const filterNames: Record<ItemFilter, string> = {
  ...outcomeNames,
  ...texts.filters,
}

function filtersOf(
  details: ImportDetails,
  wanted: readonly ItemFilter[],
): { value: ItemFilter; label: string }[] {
  const { items, rounded, added, questions } = details
  const counts: Record<ItemFilter, number> = {
    ...items,
    all: items.total,
    rounded,
    added,
    open: countQuestions(details) + questions.score,
    likely: questions.likely,
    score: questions.score,
  }
  return wanted
    .filter((value) => value === 'all' || counts[value] > 0)
    .map((value) => ({
      value,
      label: `${filterNames[value]} (${formatNumber(counts[value])})`,
    }))
}

const outcomeStyles: Partial<Record<ImportItem['outcome'], string | undefined>> = {
  new: styles['outcomeNew'],
  choice: styles['outcomeChoice'],
}

function ItemRow({ item }: { item: ImportItem }) {
  const { match, year, outcome } = item
  return (
    <li className={styles['item']}>
      <span className={styles['cover']}>
        {match && <WorkPoster work={match.work} decorative />}
      </span>
      <span className={styles['words']}>
        <span>
          <span className={styles['title']}>{titleWords(item) ?? texts.noWork}</span>{' '}
          {year !== null && <span className={styles['soft']}>{year}</span>}
        </span>
        {match && <span className={styles['soft']}>{matchText(match)}</span>}
        {describePlan(item).map((line) => (
          <span key={line} className={styles['soft']}>
            {line}
          </span>
        ))}
        {item.friend !== null && (
          <Link to={paths.profile(item.friend)}>{importsTexts.openProfile}</Link>
        )}
      </span>
      <span className={classNames(styles['outcome'], outcomeStyles[outcome])}>
        {outcomeNames[outcome]}
      </span>
    </li>
  )
}

function matchText({ work, reason }: NonNullable<ImportItem['match']>): string {
  const year = work.releaseDate?.slice(0, 4)
  return `${showReason(reason)}: ${[work.title, year].filter(Boolean).join(', ')}`
}
