import { titled } from '@medley/messages/titles'
import { FromFriendsPage } from '../../features/sent-works/from-friends-page.tsx'
import { sentWorksTexts } from '../../features/sent-works/sent-works.messages.ts'
import { MembersOnly } from '../../features/sessions/members-only.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** `/from-friends`, with `direction=sent` in its query for what the member sent. */
export function Screen() {
  return (
    <MembersOnly>
      {({ id }) => (
        <Page width="reading">
          <title>{titled(sentWorksTexts.fromFriends)}</title>
          <FromFriendsPage key={id} />
        </Page>
      )}
    </MembersOnly>
  )
}
