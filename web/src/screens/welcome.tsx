import { MembersOnly } from '../features/sessions/members-only.tsx'
import { WelcomePage } from '../features/welcome/welcome-page.tsx'
import { Page } from '../ui/layout/page.tsx'

/** A new member's first steps. */
export function WelcomeScreen() {
  return (
    <MembersOnly>
      {(member) => (
        <Page>
          <title>First steps · Medley</title>
          <WelcomePage member={member} />
        </Page>
      )}
    </MembersOnly>
  )
}
