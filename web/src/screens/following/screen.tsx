import { followsTexts } from '@medley/texts/follows'
import { titled } from '@medley/messages/titles'
import { Following } from '../../features/follows/following.tsx'
import { PersonTop } from '../../features/profiles/person-top.tsx'
import { MembersOnly } from '../../features/sessions/members-only.tsx'
import { Page } from '../../ui/layout/page.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { SavedLinks } from '../../features/follows/saved-links.tsx'

/** `/following`: people, series and works that the member follows, beside what they saved. */
export function Screen() {
  return (
    <MembersOnly returns>
      {({ id, username }) => (
        <Page>
          <title>{titled(followsTexts.heading)}</title>
          <PersonTop username={username} current="saved" />
          <SavedLinks username={username} current="following" />
          <PageHeading>{followsTexts.heading}</PageHeading>
          <Following key={id} />
        </Page>
      )}
    </MembersOnly>
  )
}
