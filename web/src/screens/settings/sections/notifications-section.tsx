import { notificationSettingsTexts } from '@medley/texts/notification-settings'
import {
  DigestSettings,
  KindSettings,
} from '../../../features/notification-settings/notification-settings.tsx'
import { SettingsCard, SettingsCards } from '../parts/settings-card.tsx'

/** Switches for notifications, and the weekly digest. */
export function NotificationsSection() {
  return (
    <SettingsCards>
      <SettingsCard heading={notificationSettingsTexts.what}>
        <KindSettings />
      </SettingsCard>
      <SettingsCard heading={notificationSettingsTexts.digest}>
        <DigestSettings />
      </SettingsCard>
    </SettingsCards>
  )
}
