import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Switch } from '../../ui/forms/switch.tsx'
import { WorkRowList } from '../works/work-row-list.tsx'
import { dismissedWorksQuery, undismissWork } from './dismissed-works.calls.ts'
import styles from './parts/recommendation-settings.module.css'
import {
  recommendationSettingsQuery,
  useChangeRecommendationSettings,
} from './recommendation-settings.calls.ts'
import { settingTexts as texts } from './recommendations.messages.ts'

/** Lets the member's ratings help to recommend works to others. */
export function TakePartSwitch() {
  const { data, isError, isFetching, refetch } = useQuery(recommendationSettingsQuery)
  const change = useChangeRecommendationSettings()
  if (!data) {
    return isError ? (
      <ErrorState
        compact
        text={texts.failed}
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
        label={texts.takePart}
        checked={data.inRecommendations}
        onChange={(event) => change.mutate(event.target.checked)}
      />
      <p className={styles['detail']}>{texts.takePartDetail}</p>
    </div>
  )
}

/** The works that the member said are not for them, with a button to recommend each again. */
export function DismissedWorks() {
  const works = useInfiniteQuery(dismissedWorksQuery)
  return <WorkRowList works={works} texts={texts} onShow={undismissWork} />
}
