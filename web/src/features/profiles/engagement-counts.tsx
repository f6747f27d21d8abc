import { type Medium, mediums } from '@medley/contract/medium'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { formatNumber } from '../../lib/locale.ts'
import { Button } from '../../ui/forms/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import styles from './engagement-counts.module.css'
import { engagementSummaryQuery } from '../engagements/engagements.calls.ts'
import { reviewSummaryQuery } from './profiles.calls.ts'
import { profileTexts as texts } from './profiles.messages.ts'

const plurals: Record<Medium, string> = {
  film: 'Films',
  tvShow: 'TV Shows',
  book: 'Books',
  album: 'Albums',
  podcast: 'Podcasts',
}

/** Number of works a user engaged with, overall and this year; by medium on demand. */
export function EngagementCounts({ userId }: { userId: number }) {
  const headingId = useId()
  const tableId = useId()
  const [isOpen, setIsOpen] = useState(false)
  const overall = useQuery(engagementSummaryQuery(userId))
  const [year] = useState(() => new Date().getFullYear())
  const thisYear = useQuery(reviewSummaryQuery(userId, year))
  const isLost = (overall.isError && !overall.data) || (thisYear.isError && !thisYear.data)
  const retry = () => {
    void overall.refetch()
    void thisYear.refetch()
  }
  return (
    <Card as="section" aria-labelledby={headingId}>
      <h2 id={headingId} className={styles['heading']}>
        {texts.worksEngaged}
      </h2>
      {isLost ? (
        <ErrorState
          compact
          text={texts.failed}
          onRetry={retry}
          retrying={overall.isFetching || thisYear.isFetching}
        />
      ) : (
        <>
          <dl className={styles['totals']}>
            <Total label={texts.overall} count={overall.data?.total} />
            <Total label={texts.thisYear} count={thisYear.data?.total} />
          </dl>
          <Button
            kind="link"
            className={styles['toggle'] ?? ''}
            aria-expanded={isOpen}
            aria-controls={tableId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {texts.byMedium}
            <ChevronDown className={styles['chevron']} aria-hidden="true" />
          </Button>
          <div id={tableId} hidden={!isOpen}>
            <CountsTable overall={overall.data?.perMedium} thisYear={thisYear.data?.perMedium} />
          </div>
        </>
      )}
    </Card>
  )
}

function Total({ label, count }: { label: string; count: number | undefined }) {
  return (
    <div className={styles['total']}>
      <dt>{label}</dt>
      <dd>{count === undefined ? <Skeleton width="3ch" height="1em" /> : formatNumber(count)}</dd>
    </div>
  )
}

type Counts = Record<Medium, number> | undefined

function CountsTable({ overall, thisYear }: { overall: Counts; thisYear: Counts }) {
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{texts.medium}</VisuallyHidden>
          </th>
          <th scope="col">{texts.overall}</th>
          <th scope="col">{texts.thisYear}</th>
        </tr>
      </thead>
      <tbody>
        {mediums.map((medium) => (
          <tr key={medium}>
            <th scope="row">{plurals[medium]}</th>
            <td>{overall ? formatNumber(overall[medium]) : '…'}</td>
            <td>{thisYear ? formatNumber(thisYear[medium]) : '…'}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
