import { settingsTexts } from '@medley/texts/settings'
import type { SettingsSection } from '@medley/contract/route-table'
import { type ComponentType, useState } from 'react'
import { logFailure } from '../../../lib/log.ts'
import { useLazy } from '../../../lib/loading/use-lazy.ts'
import { ErrorState } from '../../../ui/feedback/error-state.tsx'
import { Skeleton } from '../../../ui/feedback/skeleton.tsx'

/** A component that draws a section; each loads when it is first opened. */
type LoadSection = () => Promise<ComponentType<{ username: string }>>

const loads: Record<SettingsSection, LoadSection> = {
  profile: async () => (await import('../sections/profile-section.tsx')).ProfileSection,
  appearance: async () => (await import('../sections/appearance-section.tsx')).AppearanceSection,
  account: async () => (await import('../sections/account-section.tsx')).AccountSection,
  security: async () => (await import('../sections/security-section.tsx')).SecuritySection,
  notifications: async () =>
    (await import('../sections/notifications-section.tsx')).NotificationsSection,
  privacy: async () => (await import('../sections/privacy-section.tsx')).PrivacySection,
  invitations: async () => (await import('../sections/invitations-section.tsx')).InvitationsSection,
  data: async () => (await import('../sections/data-section.tsx')).DataSection,
  instance: async () => (await import('../sections/instance-section.tsx')).InstanceSection,
}

/** The cards of a section. Give it the section as its key. */
export function SectionContent({
  section,
  username,
}: {
  section: SettingsSection
  username: string
}) {
  const [hasFailed, setHasFailed] = useState(false)
  const part = useLazy(loads[section], !hasFailed, (error) => {
    logFailure('A section of the settings could not be loaded', error)
    setHasFailed(true)
  })
  if (part) return <part.Component username={username} />
  if (!hasFailed) return <Skeleton height={320} />
  return (
    <ErrorState
      compact
      text={settingsTexts.settingsPage.failed}
      onRetry={() => setHasFailed(false)}
    />
  )
}
