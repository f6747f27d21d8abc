import { sentWorksTexts } from '@medley/texts/sent-works'
import { titled } from '../../product.ts'
import { FromFriendsPage } from '../../features/sent-works/from-friends-page.tsx'
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
