import { recommendationsTexts } from '@medley/texts/recommendations'
import typography from '../../ui/layout/typography.module.css'
import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Switch } from '../../ui/forms/switch.tsx'
import {
  recommendationSettingsQuery,
  useChangeRecommendationSettings,
} from './recommendation-settings.calls.ts'

/** Lets the member's ratings help to recommend works to others. */
export function TakePartSwitch() {
  const { data, isError, isFetching, refetch } = useQuery(recommendationSettingsQuery)
  const change = useChangeRecommendationSettings()
  if (!data) {
    return isError ? (
      <ErrorState
        compact
        text={recommendationsTexts.setting.failed}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    ) : (
      <Skeleton height={72} />
    )
  }
  return (
    <div>
      <Switch
        label={recommendationsTexts.setting.takePart}
        checked={data.inRecommendations}
        onChange={(event) => change.mutate(event.target.checked)}
      />
      <p className={typography['soft-small']}>{recommendationsTexts.setting.takePartDetail}</p>
    </div>
  )
}
