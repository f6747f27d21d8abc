import { profilesTexts } from '@medley/texts/profiles'
import { titlesTexts } from '@medley/texts/titles'
import { type Medium, mediums } from '@medley/contract/values/medium'
import { useQuery } from '@tanstack/react-query'
import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from '../../lib/router/navigation.tsx'
import { formatNumber } from '../../lib/locale.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/forms/button.tsx'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { VisuallyHidden } from '../../ui/layout/visually-hidden.tsx'
import styles from './engagement-counts.module.css'
import { engagementSummaryQuery } from '../../features/work-marks/engagements.calls.ts'
import { reviewSummaryQuery } from '../../features/profiles/profiles.calls.ts'

type Owner = { id: number; username: string }

/** Number of works a user engaged with, overall and this year; by medium on demand. */
export function EngagementCounts({ owner }: { owner: Owner }) {
  const { id: userId, username } = owner
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
    <section aria-labelledby={headingId} className={styles['counts']}>
      <h2 id={headingId} className={styles['heading']}>
        {profilesTexts.worksEngaged}
      </h2>
      {isLost ? (
        <ErrorState
          compact
          text={profilesTexts.failed}
          onRetry={retry}
          retrying={overall.isFetching || thisYear.isFetching}
        />
      ) : (
        <>
          <dl className={styles['totals']}>
            <Total
              label={profilesTexts.overall}
              count={overall.data?.total}
              to={paths.worksEngaged(username)}
            />
            <Total
              label={profilesTexts.thisYear}
              count={thisYear.data?.total}
              to={paths.diary(username, { year, isReviewed: true })}
            />
          </dl>
          <Button
            kind="link"
            aria-expanded={isOpen}
            aria-controls={tableId}
            onClick={() => setIsOpen(!isOpen)}
          >
            {profilesTexts.byMedium}
            <ChevronDown className={styles['chevron']} aria-hidden="true" />
          </Button>
          <div id={tableId} className={styles['behind']} hidden={!isOpen}>
            <CountsTable
              username={username}
              year={year}
              overall={overall.data?.perMedium}
              thisYear={thisYear.data?.perMedium}
            />
          </div>
        </>
      )}
    </section>
  )
}

type TotalProps = { label: string; count: number | undefined; to: string }

function Total({ label, count, to }: TotalProps) {
  return (
    <div className={styles['total']}>
      <dt>{label}</dt>
      <dd>
        {count === undefined ? (
          <Skeleton width="3ch" height="1em" />
        ) : (
          <Figure count={count} of={label} to={to} />
        )}
      </dd>
    </div>
  )
}

/** A number that leads to what it counts; without any, only the number. */
function Figure({ count, of, to }: { count: number; of: string; to: string }) {
  const shown = formatNumber(count)
  if (count === 0) return shown
  return (
    <Link className={styles['figure']} to={to} aria-label={`${shown}, ${of}`}>
      {shown}
    </Link>
  )
}

type Counts = Record<Medium, number> | undefined

type CountsTableProps = { username: string; year: number; overall: Counts; thisYear: Counts }

function CountsTable({ username, year, overall, thisYear }: CountsTableProps) {
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{profilesTexts.medium}</VisuallyHidden>
          </th>
          <th scope="col">{profilesTexts.overall}</th>
          <th scope="col">{profilesTexts.thisYear}</th>
        </tr>
      </thead>
      <tbody>
        {mediums.map((medium) => (
          <tr key={medium}>
            <th scope="row">{titlesTexts.mediumPlurals[medium]}</th>
            <td>
              {overall ? (
                <Figure
                  count={overall[medium]}
                  of={`${titlesTexts.mediumPlurals[medium]}, ${profilesTexts.overall}`}
                  to={paths.worksEngaged(username, medium)}
                />
              ) : (
                '…'
              )}
            </td>
            <td>
              {thisYear ? (
                <Figure
                  count={thisYear[medium]}
                  of={`${titlesTexts.mediumPlurals[medium]}, ${profilesTexts.thisYear}`}
                  to={paths.diary(username, { year, medium, isReviewed: true })}
                />
              ) : (
                '…'
              )}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
