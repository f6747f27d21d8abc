import { tasteMatchesTexts } from '@medley/texts/taste-matches'
import { titled } from '../../product.ts'
import { MembersOnly } from '../../features/sessions/members-only.tsx'
import { TastePeople } from '../../features/taste-matches/taste-people.tsx'
import { PageHeading } from '../../ui/layout/page-heading.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** `/people/taste`: members whose ratings differ least, for those who wish to be found. */
export function Screen() {
  return (
    <MembersOnly>
      {() => (
        <Page>
          <title>{titled(tasteMatchesTexts.people)}</title>
          <PageHeading lead={tasteMatchesTexts.peopleLead}>{tasteMatchesTexts.people}</PageHeading>
          <TastePeople />
        </Page>
      )}
    </MembersOnly>
  )
}
