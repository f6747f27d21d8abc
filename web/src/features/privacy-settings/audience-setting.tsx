import { audiences } from '@medley/contract/values/audiences'
import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { RadioGroup } from '../../ui/forms/radio-group.tsx'
import { privacySettingsQuery, useChangePrivacy } from './privacy-settings.calls.ts'
import { audienceTexts, privacySettingsTexts as texts } from './privacy-settings.messages.ts'

const options = audiences.map((value) => ({ value, ...audienceTexts.choices[value] }))

/** The choice of who sees what the member does. */
export function AudienceSetting() {
  const { data, isError, refetch } = useQuery(privacySettingsQuery)
  const change = useChangePrivacy()
  if (isError) return <ErrorState compact text={texts.failed} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={190} />
  return (
    <RadioGroup
      label={audienceTexts.question}
      options={options}
      value={data.audience}
      onChoose={(audience) => change.mutate({ audience })}
    />
  )
}
