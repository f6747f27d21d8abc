import { instanceSettingsTexts as texts } from '@medley/texts/instance-settings'
import type { SettingValues } from '@medley/contract/administration/instance-settings'
import type { TriedService } from '@medley/contract/administration/setting-rules'
import { showSnackbar } from '../../../ui/feedback/snackbar-store.ts'
import { Button } from '../../../ui/forms/button.tsx'
import { useTrySettings } from '../instance-settings.calls.ts'
import { settingFailure } from '../setting-failures.ts'

interface TryButtonProps {
  service: TriedService
  /** The entered values, which are not saved by it. */
  values: SettingValues
  onFailure: (error: unknown) => void
}

const names: Partial<Record<TriedService, string>> = {
  tmdb: 'TMDB',
  googleBooks: 'Google Books',
  spotify: 'Spotify',
}

/** Tries a service with what is entered; for mail it sends the admin a letter. */
export function TryButton({ service, values, onFailure }: TryButtonProps) {
  const attempt = useTrySettings()
  const start = () =>
    attempt.mutate(
      { service, values },
      {
        onSuccess: () => {
          const text = service === 'mail' ? texts.testSent : texts.works
          showSnackbar({ text, kind: 'success' })
        },
        onError: (error) => {
          onFailure(error)
          showSnackbar({ text: settingFailure(error), kind: 'error' })
        },
      },
    )
  return (
    <Button kind="quiet" loading={attempt.isPending} onClick={start}>
      {labelOf(service)}
    </Button>
  )
}

function labelOf(service: TriedService): string {
  if (service === 'mail') return texts.sendTest
  const name = names[service]
  return name === undefined ? texts.try : texts.trySource({ name })
}
