import { invitationsTexts } from '@medley/texts/invitations'
import layout from '../../../ui/layout/layout.module.css'
import typography from '../../../ui/layout/typography.module.css'
import { useState } from 'react'
import { Button } from '../../../ui/forms/button.tsx'
import { InviteButton } from '../../../features/invitations/invite-button.tsx'
import { InviteForm } from '../../../features/invitations/invite-form.tsx'
import { OwnInvitations } from '../../../features/invitations/own-invitations.tsx'
import { SettingsCard, SettingsCards } from '../parts/settings-card.tsx'

/** Links by which others join. */
export function InvitationsSection() {
  const [hasChoices, setHasChoices] = useState(false)
  return (
    <SettingsCards>
      <SettingsCard heading={invitationsTexts.invite}>
        <div className={layout['stack-4']}>
          <p className={typography['soft']}>{invitationsTexts.intro}</p>
          {hasChoices ? (
            <InviteForm />
          ) : (
            <>
              <InviteButton />
              <div>
                <Button kind="link" onClick={() => setHasChoices(true)}>
                  {invitationsTexts.moreChoices}
                </Button>
              </div>
            </>
          )}
        </div>
      </SettingsCard>
      <SettingsCard heading={invitationsTexts.yours}>
        <OwnInvitations />
      </SettingsCard>
    </SettingsCards>
  )
}
