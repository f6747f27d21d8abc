import { privacySettingsTexts } from '@medley/texts/privacy-settings'
import { audiences } from '@medley/contract/values/audiences'
import { useQuery } from '@tanstack/react-query'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { RadioGroup } from '../../ui/forms/radio-group.tsx'
import { privacySettingsQuery, useChangePrivacy } from './privacy-settings.calls.ts'

const options = audiences.map((value) => ({
  value,
  ...privacySettingsTexts.audience.choices[value],
}))

/** The choice of who sees what the member does. */
export function AudienceSetting() {
  const { data, isError, refetch } = useQuery(privacySettingsQuery)
  const change = useChangePrivacy()
  if (isError)
    return <ErrorState compact text={privacySettingsTexts.failed} onRetry={() => void refetch()} />
  if (!data) return <Skeleton height={190} />
  return (
    <RadioGroup
      label={privacySettingsTexts.audience.question}
      options={options}
      value={data.audience}
      onChoose={(audience) => change.mutate({ audience })}
    />
  )
}
