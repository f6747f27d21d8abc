import { viewingsTexts } from '@medley/texts/viewings'
import typography from '../../../ui/layout/typography.module.css'
import { useQuery } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '../../../lib/router/navigation.tsx'
import { formatDate } from '../../../lib/locale.ts'
import { paths } from '../../../paths.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { classNames } from '../../../ui/layout/class-names.ts'
import type { DiaryView } from '../diary-view.ts'
import { diaryDaysQuery } from '../viewings.calls.ts'
import { onDaysText } from './on-days-text.ts'
import { monthsOf, shadeOf, sumOf, type YearMonth } from '../year-days.rules.ts'
import { VisuallyHidden } from '../../../ui/layout/visually-hidden.tsx'
import styles from './year-map.module.css'

type YearMapProps = {
  owner: { id: number; username: string }
  view: DiaryView
  /** The year that is drawn. */
  year: number
  /** All years of the diary, latest first. */
  years: readonly number[]
}

/** The days of a year, darker the more viewings they have; a month leads to its part of the diary. */
export function YearMap({ owner, view, year, years }: YearMapProps) {
  const days = useQuery(diaryDaysQuery(owner.id, year, view.medium))
  const months = days.data && monthsOf(year, days.data)
  const linkTo = (part: Partial<DiaryView>) =>
    paths.diary(owner.username, { ...view, isReviewed: false, isUndated: false, ...part })
  return (
    <section className={styles['map']} aria-label={viewingsTexts.daysOf({ year })}>
      <header className={styles['head']}>
        <YearStep to={yearBelow(years, year)} linkTo={linkTo} icon={<ChevronLeft />} />
        <p className={styles['year']}>{year}</p>
        <YearStep to={yearAbove(years, year)} linkTo={linkTo} icon={<ChevronRight />} />
        {months && (
          <p className={typography['soft-small']}>{onDaysText(sumOf(months, days.data))}</p>
        )}
        {view.month !== null && (
          <Link className={styles['all']} to={linkTo({ year, month: null })}>
            {viewingsTexts.wholeYear({ year })}
          </Link>
        )}
      </header>
      {months ? (
        <>
          <ul role="list" className={styles['months']}>
            {months.map((month) => (
              <li key={month.month}>
                <Month
                  month={month}
                  to={linkTo({ year, month: month.month })}
                  isChosen={view.year === year && view.month === month.month}
                />
              </li>
            ))}
          </ul>
          <Legend />
        </>
      ) : days.isError ? (
        <ErrorState
          compact
          text={viewingsTexts.loadFailed}
          onRetry={() => void days.refetch()}
          retrying={days.isFetching}
        />
      ) : (
        <Skeleton className={styles['loading']} />
      )}
    </section>
  )
}

const yearBelow = (years: readonly number[], year: number) => years.find((one) => one < year)
const yearAbove = (years: readonly number[], year: number) => years.findLast((one) => one > year)

type YearStepProps = {
  /** Undefined at the end of the diary. */
  to: number | undefined
  linkTo: (part: Partial<DiaryView>) => string
  icon: ReactNode
}

function YearStep({ to, linkTo, icon }: YearStepProps) {
  if (to === undefined) return null
  return (
    <Link
      className={styles['step']}
      to={linkTo({ year: to, month: null })}
      aria-label={viewingsTexts.daysOf({ year: to })}
    >
      {icon}
    </Link>
  )
}

/** A link to the month; the days are drawn, and named by the link's name and the diary below. */
function Month({ month, to, isChosen }: { month: YearMonth; to: string; isChosen: boolean }) {
  const { date, total, firstWeekday, days } = month
  const content = (
    <>
      <span aria-hidden={total > 0}>{formatDate(date, 'shortMonth')}</span>
      <span className={styles['days']} aria-hidden="true">
        {days.map((count, index) => (
          <span
            key={index}
            data-shade={shadeOf(count)}
            style={index === 0 ? { gridRowStart: firstWeekday } : undefined}
            title={count > 0 ? titleOf(date, index + 1, count) : undefined}
          />
        ))}
      </span>
    </>
  )
  if (total === 0) return <span className={styles['month']}>{content}</span>
  return (
    <Link
      className={classNames(styles['month'], isChosen && styles['chosen'])}
      to={to}
      aria-current={isChosen || undefined}
    >
      <VisuallyHidden>
        {viewingsTexts.inMonth({ month: formatDate(date, 'month'), entries: onDaysText(month) })}
      </VisuallyHidden>
      {content}
    </Link>
  )
}

function titleOf(month: string, day: number, count: number): string {
  return `${formatDate(`${month}-${String(day).padStart(2, '0')}`, 'day')}: ${viewingsTexts.entries({ count })}`
}

function Legend() {
  return (
    <p className={styles['legend']}>
      {viewingsTexts.perDay}
      {viewingsTexts.shades.map((label, index) => (
        <span key={label} className={styles['shade']}>
          <span data-shade={index + 1} aria-hidden="true" />
          {label}
        </span>
      ))}
    </p>
  )
}
