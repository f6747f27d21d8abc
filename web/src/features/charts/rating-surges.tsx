import { chartsTexts } from '@medley/texts/charts'
import typography from '../../ui/layout/typography.module.css'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { nameWithYear } from '../works/name-with-year.ts'
import { ratingSurgesQuery } from './charts.calls.ts'
import styles from './parts/rating-surges.module.css'

/** Works that are rated suddenly often, for admins. */
export function RatingSurges() {
  const { data, isError, isFetching, refetch } = useQuery(ratingSurgesQuery)
  const headingId = useId()
  return (
    <Card as="section" aria-labelledby={headingId} className={styles['card']}>
      <h2 id={headingId} className={typography['title-xl']}>
        {chartsTexts.heading}
      </h2>
      <p className={typography['soft-small']}>{chartsTexts.explanation}</p>
      {!data && isError && (
        <ErrorState
          compact
          text={chartsTexts.failed}
          onRetry={() => void refetch()}
          retrying={isFetching}
        />
      )}
      {!data && !isError && <Skeleton height={48} />}
      {data?.length === 0 && <p>{chartsTexts.none}</p>}
      {data && data.length > 0 && (
        <ul role="list" className={styles['list']}>
          {data.map(({ work, lastDayCount, ratingCount, lastDayAverage, rating }) => (
            <li key={work.id}>
              <Link to={paths.work(work)}>{nameWithYear(work)}</Link>
              <p>{chartsTexts.lastDay({ count: lastDayCount, all: ratingCount })}</p>
              <p className={typography['soft-small']}>
                {chartsTexts.averages({ lastDay: lastDayAverage, all: rating })}
              </p>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
