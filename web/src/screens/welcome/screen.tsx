import { welcomeTexts } from '@medley/texts/welcome'
import { titled } from '../../product.ts'
import { InviteButton } from '../../features/invitations/invite-button.tsx'
import { MembersOnly } from '../../features/sessions/members-only.tsx'
import { WelcomePage } from '../../features/welcome/welcome-page.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** A new member's first steps. */
export function Screen() {
  return (
    <MembersOnly>
      {(member) => (
        <Page>
          <title>{titled(welcomeTexts.title)}</title>
          <WelcomePage member={member} invite={<InviteButton />} />
        </Page>
      )}
    </MembersOnly>
  )
}
