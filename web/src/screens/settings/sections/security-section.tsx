import { PasswordForm } from '../../../features/accounts/password-form.tsx'
import { SecondFactorSettings } from '../../../features/second-factor-settings/second-factor-settings.tsx'
import { SessionList } from '../../../features/sessions/session-list.tsx'
import { SettingsCard, SettingsCards } from '../parts/settings-card.tsx'
import { settingsPageTexts as texts } from '../settings.messages.ts'

/** Password, second factor and sessions. */
export function SecuritySection() {
  return (
    <SettingsCards>
      <SettingsCard heading={texts.password}>
        <PasswordForm />
      </SettingsCard>
      <SettingsCard heading={texts.secondFactor}>
        <SecondFactorSettings />
      </SettingsCard>
      <SettingsCard heading={texts.sessions}>
        <SessionList />
      </SettingsCard>
    </SettingsCards>
  )
}
