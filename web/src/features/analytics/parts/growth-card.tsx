import { useEffect, useState } from 'react'
import { logFailure, logWarning } from '../../../lib/log.ts'
import { useLazy } from '../../../lib/use-lazy.ts'
import { Card } from '../../../ui/layout/card.tsx'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { LoadingNote, Skeleton } from '../../../ui/feedback/skeleton.tsx'
import { useRegistrationTimes, useUserCount } from '../analytics.calls.ts'
import { analyticsTexts as texts } from '../analytics.messages.ts'
import { growthUntil } from '../growth-series.ts'
import styles from './growth-card.module.css'

const loadChart = async () => (await import('./growth-chart.tsx')).GrowthChart

/** User growth over half a year; renders nothing with fewer than two registrations. */
export function GrowthCard() {
  const times = useRegistrationTimes()
  const users = useUserCount()
  const [isLost, setIsLost] = useState(false)
  const chart = useLazy(loadChart, !isLost, (error) => {
    logFailure('The chart could not be loaded', error)
    setIsLost(true)
  })
  const isTooFew = times.data !== undefined && times.data.length < 2
  useEffect(() => {
    if (isTooFew) logWarning(texts.tooFewTimes)
  }, [isTooFew])
  if (isTooFew) return null
  const hasFailed =
    isLost || (times.isError && !times.data) || (users.isError && users.data === undefined)
  const retry = () => {
    setIsLost(false)
    if (times.isError) void times.refetch()
    if (users.isError) void users.refetch()
  }
  return (
    <Card as="section" aria-label={texts.growth}>
      <h2 className={styles['heading']}>{texts.growth}</h2>
      {hasFailed && <ErrorState text={texts.failed} onRetry={retry} retrying={times.isFetching} />}
      {!hasFailed && chart && times.data && users.data !== undefined && (
        <chart.Component
          points={growthUntil(
            new Date(times.dataUpdatedAt),
            times.data.map((record) => record.time_created),
            users.data,
          )}
        />
      )}
      {!hasFailed && !(chart && times.data && users.data !== undefined) && (
        <>
          <Skeleton height={330} />
          <LoadingNote />
        </>
      )}
    </Card>
  )
}
