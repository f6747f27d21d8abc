import { analyticsTexts } from '@medley/texts/analytics'
import type { YearOfInstance } from '@medley/contract/administration/analytics'
import { displayTitleOf } from '@medley/messages/titles'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { formatNumber } from '../../lib/locale.ts'
import { Link } from '../../lib/router/navigation.tsx'
import { showDay } from '../../lib/time/dates.ts'
import { today } from '../../lib/time/today.ts'
import { paths } from '../../paths.ts'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Select } from '../../ui/forms/select.tsx'
import { QueryCard } from '../../ui/lists/query-card.tsx'
import { yearQuery } from './analytics.calls.ts'
import styles from './year-card.module.css'

/** A year of the instance, by default this one. */
export function YearCard() {
  const thisYear = Number(today().slice(0, 4))
  const [year, setYear] = useState(thisYear)
  const query = useQuery(yearQuery(year))
  const first = Math.min(query.data?.firstYear ?? year, year)
  const years = Array.from({ length: thisYear - first + 1 }, (_, i) => String(thisYear - i))
  return (
    <QueryCard
      title={analyticsTexts.year}
      action={
        <Select
          label={analyticsTexts.instanceYear.choose}
          hideLabel
          options={years.map((value) => ({ value, label: value }))}
          value={String(year)}
          onChoose={(value) => setYear(Number(value))}
        />
      }
      failed={analyticsTexts.instanceYear.failed}
      query={query}
      data={query.data}
      skeleton={<Skeleton height="8rem" />}
    >
      {(shown) => <Figures shown={shown} />}
    </QueryCard>
  )
}

function Figures({ shown }: { shown: YearOfInstance }) {
  const { membersJoined, worksRated, reviews, busiestDay, mostRated } = shown
  return (
    <>
      <dl className={styles['figures']}>
        <Figure name={analyticsTexts.instanceYear.members}>{formatNumber(membersJoined)}</Figure>
        <Figure name={analyticsTexts.instanceYear.works}>{formatNumber(worksRated)}</Figure>
        <Figure name={analyticsTexts.instanceYear.reviews}>{formatNumber(reviews)}</Figure>
        <Figure
          name={analyticsTexts.instanceYear.busiestDay}
          note={
            busiestDay && analyticsTexts.instanceYear.reviewCount({ count: busiestDay.reviews })
          }
          isText
        >
          {busiestDay ? showDay(busiestDay.day) : analyticsTexts.instanceYear.none}
        </Figure>
        <Figure
          name={analyticsTexts.instanceYear.mostRated}
          note={mostRated && analyticsTexts.instanceYear.memberCount({ count: mostRated.members })}
          isText
        >
          {mostRated ? (
            <Link to={paths.work(mostRated.work)}>{displayTitleOf(mostRated.work)}</Link>
          ) : (
            analyticsTexts.instanceYear.none
          )}
        </Figure>
      </dl>
      <p className={styles['hint']}>{analyticsTexts.instanceYear.hint}</p>
    </>
  )
}

type FigureProps = { name: string; note?: string | null; isText?: boolean; children: ReactNode }

function Figure({ name, note = null, isText = false, children }: FigureProps) {
  return (
    <div className={styles['figure']}>
      <dt className={styles['name']}>{name}</dt>
      <dd className={styles[isText ? 'text' : 'count']}>{children}</dd>
      {note !== null && <dd className={styles['name']}>{note}</dd>}
    </div>
  )
}
