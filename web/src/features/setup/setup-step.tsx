import { instanceSettingsTexts } from '@medley/texts/instance-settings'
import { setupTexts as texts } from '@medley/texts/setup'
import type {
  InstanceSettings,
  SettingValues,
} from '@medley/contract/administration/instance-settings'
import type { SettingName, TriedService } from '@medley/contract/administration/setting-rules'
import { ErrorState } from '../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../ui/feedback/skeleton.tsx'
import { Button } from '../../ui/forms/button.tsx'
import layout from '../../ui/layout/layout.module.css'
import { useInstanceSettings } from '../instance-settings/instance-settings.calls.ts'
import { useSecondFactors } from '../second-factor-settings/second-factor-settings.calls.ts'
import { SettingForm } from '../instance-settings/setting-form.tsx'

/** A step of the set-up after the first. */
export interface StepOfSettings {
  intro: string
  names: readonly SettingName[]
  services: readonly TriedService[]
}

interface SetupStepProps extends StepOfSettings {
  onNext: () => void
}

/** Settings to enter, or to skip. */
export function SetupStep({ intro, names, services, onNext }: SetupStepProps) {
  const { data, isError, refetch } = useInstanceSettings()
  const factors = useSecondFactors()
  if (isError || factors.isError) {
    const retry = () => void Promise.all([refetch(), factors.refetch()])
    return <ErrorState text={instanceSettingsTexts.failed} onRetry={retry} />
  }
  if (!data || !factors.data) return <Skeleton height={360} />
  const hasFactor = factors.data.app !== null || factors.data.passkeys.length > 0
  const mayWaive = !hasFactor && isUnset(data, 'REQUIRE_ADMIN_2FA')
  return (
    <div className={layout['stack-4']}>
      <p>{intro}</p>
      <SettingForm
        settings={data.settings.filter(({ name }) => names.includes(name))}
        services={services}
        initial={names.includes('PUBLIC_URL') ? foundAddress(data) : {}}
        besides={mayWaive ? withoutLockOut : undefined}
        submitLabel={texts.next}
        mayBeEmpty
        onSaved={onNext}
      >
        <Button kind="link" onClick={onNext}>
          {texts.skip}
        </Button>
      </SettingForm>
    </div>
  )
}

/** An address that others reach is likely the public one. */
function foundAddress(settings: InstanceSettings): SettingValues {
  return isUnset(settings, 'PUBLIC_URL') && isReachable(location.origin)
    ? { PUBLIC_URL: location.origin }
    : {}
}

/** True if neither the environment nor an admin has set it. */
function isUnset({ settings }: InstanceSettings, wanted: SettingName): boolean {
  return settings.some(({ name, origin }) => name === wanted && origin === 'default')
}

/** At a public address admins need a second factor, which a new one has none of: it is asked for at the end. */
function withoutLockOut(changes: SettingValues): SettingValues {
  const { PUBLIC_URL: address } = changes
  const isPublic = typeof address === 'string' && isReachable(address)
  const secondFactor: SettingName = 'REQUIRE_ADMIN_2FA'
  return isPublic ? { ...changes, [secondFactor]: 'off' } : changes
}

/** True for addresses at which other machines reach this one. */
function isReachable(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { hostname } = new URL(address)
  return hostname !== 'localhost' && !hostname.startsWith('127.') && hostname !== '[::1]'
}
