import { tasteMatchesTexts } from '@medley/texts/taste-matches'
import typography from '../../ui/layout/typography.module.css'
import layout from '../../ui/layout/layout.module.css'
import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Switch } from '../../ui/forms/switch.tsx'
import { findabilityQuery, useChangeFindability } from './taste-matches.calls.ts'

/** Lets members with a similar taste find the member. */
export function FindabilitySwitch() {
  const { data, isError, isFetching, refetch } = useQuery(findabilityQuery)
  const change = useChangeFindability()
  if (!data && isError) {
    return (
      <ErrorState
        compact
        text={tasteMatchesTexts.failed}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    )
  }
  if (!data) return <Skeleton height={72} />
  return (
    <div className={layout['stack-2']}>
      <Switch
        label={tasteMatchesTexts.findMe}
        checked={data.isFindable}
        onChange={(event) => change.mutate(event.currentTarget.checked)}
      />
      <p className={typography['soft-small']}>{tasteMatchesTexts.findMeHint}</p>
    </div>
  )
}
