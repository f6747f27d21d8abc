import {
  DigestSettings,
  KindSettings,
} from '../../../features/notification-settings/notification-settings.tsx'
import { notificationSettingsTexts as texts } from '../../../features/notification-settings/notification-settings.messages.ts'
import { SettingsCard, SettingsCards } from '../parts/settings-card.tsx'

/** Switches for notifications, and the weekly digest. */
export function NotificationsSection() {
  return (
    <SettingsCards>
      <SettingsCard heading={texts.what}>
        <KindSettings />
      </SettingsCard>
      <SettingsCard heading={texts.digest}>
        <DigestSettings />
      </SettingsCard>
    </SettingsCards>
  )
}
