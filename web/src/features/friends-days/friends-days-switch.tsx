import { friendsDaysTexts } from '@medley/texts/friends-days'
import typography from '../../ui/layout/typography.module.css'
import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Switch } from '../../ui/forms/switch.tsx'
import { friendsDaysSettingsQuery, setFriendsDaysShown } from './friends-days.calls.ts'

/** The switch of whether Home shows what friends did besides reviewing. */
export function FriendsDaysSwitch() {
  const { data, isError, isFetching, refetch } = useQuery(friendsDaysSettingsQuery)
  if (!data) {
    return isError ? (
      <ErrorState
        compact
        text={friendsDaysTexts.friendsDaysSetting.failed}
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
        label={friendsDaysTexts.friendsDaysSetting.show}
        checked={data.isShown}
        onChange={(event) => void setFriendsDaysShown(event.currentTarget.checked)}
      />
      <p className={typography['soft-small']}>{friendsDaysTexts.friendsDaysSetting.hint}</p>
    </div>
  )
}
