import { settingsTexts } from '@medley/texts/settings'
import { DeleteAccount } from '../../../features/accounts/delete-account.tsx'
import { AddressSettings } from '../../../features/email-address/address-settings.tsx'
import { SettingsCard, SettingsCards } from '../parts/settings-card.tsx'
import styles from './account-section.module.css'

/** The address, and the end of the account. */
export function AccountSection() {
  return (
    <SettingsCards>
      <SettingsCard heading={settingsTexts.settingsPage.email}>
        <AddressSettings />
      </SettingsCard>
      <SettingsCard heading={settingsTexts.settingsPage.deleteAccount}>
        <p className={styles['text']}>{settingsTexts.settingsPage.deletion}</p>
        <DeleteAccount />
      </SettingsCard>
    </SettingsCards>
  )
}
