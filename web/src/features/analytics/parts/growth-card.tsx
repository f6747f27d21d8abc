import { analyticsTexts } from '@medley/texts/analytics'
import { useEffect, useState } from 'react'
import { logFailure, logWarning } from '../../../lib/log.ts'
import { useLazy } from '../../../lib/loading/use-lazy.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingNote, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { useRegistrationTimes, useUserCount } from '../analytics.calls.ts'
import { growthUntil } from '../growth-series.ts'
import styles from './growth-card.module.css'

const loadChart = async () => (await import('./growth-chart.tsx')).GrowthChart

/** User growth over half a year; renders nothing with fewer than two registrations. */
export function GrowthCard() {
  const { points, isTooFew, isError, isFetching, refetch } = useGrowth()
  const [isLost, setIsLost] = useState(false)
  const chart = useLazy(loadChart, !isLost, (error) => {
    logFailure('The chart could not be loaded', error)
    setIsLost(true)
  })
  useEffect(() => {
    if (isTooFew) logWarning(analyticsTexts.tooFewTimes)
  }, [isTooFew])
  if (isTooFew) return null
  const hasFailed = isLost || (isError && !points)
  const retry = () => {
    setIsLost(false)
    refetch()
  }
  return (
    <Card as="section" aria-label={analyticsTexts.growth}>
      <h2 className={styles['heading']}>{analyticsTexts.growth}</h2>
      {hasFailed && (
        <ErrorState text={analyticsTexts.failed} onRetry={retry} retrying={isFetching} />
      )}
      {!hasFailed && chart && points && <chart.Component points={points} />}
      {!hasFailed && !(chart && points) && (
        <>
          <Skeleton height={330} />
          <LoadingNote />
        </>
      )}
    </Card>
  )
}

/** The points of the chart, once the registrations and the number of users are there. */
function useGrowth() {
  const times = useRegistrationTimes()
  const users = useUserCount()
  const registrations = times.data?.map((record) => record.time_created)
  const isKnown = registrations !== undefined && users.data !== undefined
  return {
    points: isKnown && growthUntil(new Date(times.dataUpdatedAt), registrations, users.data),
    isTooFew: registrations !== undefined && registrations.length < 2,
    isError: times.isError || users.isError,
    isFetching: times.isFetching || users.isFetching,
    refetch: () => {
      if (times.isError) void times.refetch()
      if (users.isError) void users.refetch()
    },
  }
}
