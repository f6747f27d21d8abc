import layout from '../../../ui/layout/layout.module.css'
import typography from '../../../ui/layout/typography.module.css'
import { useState } from 'react'
import { Button } from '../../../ui/forms/button.tsx'
import { InviteButton } from '../../../features/invitations/invite-button.tsx'
import { InviteForm } from '../../../features/invitations/invite-form.tsx'
import { invitationsTexts as texts } from '../../../features/invitations/invitations.messages.ts'
import { OwnInvitations } from '../../../features/invitations/own-invitations.tsx'
import { SettingsCard, SettingsCards } from '../parts/settings-card.tsx'

/** Links by which others join. */
export function InvitationsSection() {
  const [hasChoices, setHasChoices] = useState(false)
  return (
    <SettingsCards>
      <SettingsCard heading={texts.invite}>
        <div className={layout['stack-4']}>
          <p className={typography['soft']}>{texts.intro}</p>
          {hasChoices ? (
            <InviteForm />
          ) : (
            <>
              <InviteButton />
              <div>
                <Button kind="link" onClick={() => setHasChoices(true)}>
                  {texts.moreChoices}
                </Button>
              </div>
            </>
          )}
        </div>
      </SettingsCard>
      <SettingsCard heading={texts.yours}>
        <OwnInvitations />
      </SettingsCard>
    </SettingsCards>
  )
}
