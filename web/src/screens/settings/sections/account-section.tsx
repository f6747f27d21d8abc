import { DeleteAccount } from '../../../features/accounts/delete-account.tsx'
import { AddressSettings } from '../../../features/email-address/address-settings.tsx'
import { SettingsCard, SettingsCards } from '../parts/settings-card.tsx'
import { settingsPageTexts as texts } from '../settings.messages.ts'
import styles from './account-section.module.css'

/** The address, and the end of the account. */
export function AccountSection() {
  return (
    <SettingsCards>
      <SettingsCard heading={texts.email}>
        <AddressSettings />
      </SettingsCard>
      <SettingsCard heading={texts.deleteAccount}>
        <p className={styles['text']}>{texts.deletion}</p>
        <DeleteAccount />
      </SettingsCard>
    </SettingsCards>
  )
}
