import { privacySettingsTexts } from '@medley/texts/privacy-settings'
import typography from '../../ui/layout/typography.module.css'
import layout from '../../ui/layout/layout.module.css'
import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Switch } from '../../ui/forms/switch.tsx'
import { privacySettingsQuery, useChangePrivacy } from './privacy-settings.calls.ts'

/** The switch of whether others get the member as a friend suggestion. */
export function SuggestionSetting() {
  const { data, isError, refetch } = useQuery(privacySettingsQuery)
  const change = useChangePrivacy()
  if (isError)
    return <ErrorState compact text={privacySettingsTexts.failed} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={92} />
  return (
    <div className={layout['stack-2']}>
      <Switch
        label={privacySettingsTexts.inSuggestions}
        checked={data.inSuggestions}
        onChange={(event) => change.mutate({ inSuggestions: event.currentTarget.checked })}
      />
      <p className={typography['soft-small']}>{privacySettingsTexts.inSuggestionsHint}</p>
    </div>
  )
}
