import { accountsTexts } from '@medley/texts/accounts'
import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Switch } from '../../ui/forms/switch.tsx'
import typography from '../../ui/layout/typography.module.css'
import { originalTitlesQuery, useChangeOriginalTitles } from './accounts.calls.ts'

/** Has titles of works stay as they are, instead of those in the member's language. */
export function OriginalTitlesSwitch() {
  const { data, isError, refetch } = useQuery(originalTitlesQuery)
  const change = useChangeOriginalTitles()
  if (isError)
    return (
      <ErrorState compact text={accountsTexts.language.failed} onRetry={() => void refetch()} />
    )
  if (!data) return <Skeleton height={72} />
  return (
    <div>
      <Switch
        label={accountsTexts.language.originalTitles}
        checked={data.originalTitles}
        onChange={(event) => change.mutate(event.currentTarget.checked)}
      />
      <p className={typography['soft-small']}>{accountsTexts.language.originalTitlesHint}</p>
    </div>
  )
}
