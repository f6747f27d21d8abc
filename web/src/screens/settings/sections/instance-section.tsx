import { AllInstanceSettings } from '../../../features/instance-settings/instance-settings.tsx'
import { SettingsCard, SettingsCards } from '../parts/settings-card.tsx'

/** Settings of the instance, for admins. */
export function InstanceSection() {
  return (
    <SettingsCards>
      <AllInstanceSettings
        renderGroup={(heading, content) => <SettingsCard heading={heading}>{content}</SettingsCard>}
      />
    </SettingsCards>
  )
}
