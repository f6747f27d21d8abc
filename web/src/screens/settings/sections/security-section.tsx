import { settingsTexts } from '@medley/texts/settings'
import { PasswordForm } from '../../../features/accounts/password-form.tsx'
import { SecondFactorSettings } from '../../../features/second-factor-settings/second-factor-settings.tsx'
import { IdentityLink } from '../../../features/sessions/identity-link.tsx'
import { SessionList } from '../../../features/sessions/session-list.tsx'
import { readOperator } from '../../../operator.ts'
import { SettingsCard, SettingsCards } from '../parts/settings-card.tsx'

/** Password, second factor, the link with an identity provider, and sessions. */
export function SecuritySection() {
  const { loginProvider } = readOperator()
  return (
    <SettingsCards>
      <SettingsCard heading={settingsTexts.settingsPage.password}>
        <PasswordForm />
      </SettingsCard>
      <SettingsCard heading={settingsTexts.settingsPage.secondFactor}>
        <SecondFactorSettings />
      </SettingsCard>
      {loginProvider !== null && (
        <SettingsCard heading={loginProvider}>
          <IdentityLink provider={loginProvider} />
        </SettingsCard>
      )}
      <SettingsCard heading={settingsTexts.settingsPage.sessions}>
        <SessionList />
      </SettingsCard>
    </SettingsCards>
  )
}
