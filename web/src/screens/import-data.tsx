import { ImportWizard } from '../features/letterboxd-import/import-wizard.tsx'
import { MembersOnly } from '../features/sessions/members-only.tsx'
import { PageHeading } from '../ui/page-heading.tsx'
import { Page } from '../ui/page.tsx'

export function ImportDataScreen() {
  return (
    <MembersOnly>
      {() => (
        <Page width="feed">
          <title>Import your films · Medley</title>
          <PageHeading>Import your films</PageHeading>
          <ImportWizard />
        </Page>
      )}
    </MembersOnly>
  )
}
