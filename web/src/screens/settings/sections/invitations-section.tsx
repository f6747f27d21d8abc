import { InviteForm } from '../../../features/invitations/invite-form.tsx'
import { invitationsTexts as texts } from '../../../features/invitations/invitations.messages.ts'
import { OwnInvitations } from '../../../features/invitations/own-invitations.tsx'
import { SettingsCard, SettingsCards } from '../parts/settings-card.tsx'

/** Links by which others join. */
export function InvitationsSection() {
  return (
    <SettingsCards>
      <SettingsCard heading={texts.invite}>
        <InviteForm />
      </SettingsCard>
      <SettingsCard heading={texts.yours}>
        <OwnInvitations />
      </SettingsCard>
    </SettingsCards>
  )
}
