import { Navigate } from 'react-router'
import { ImportWizard } from '../features/letterboxd-import/import-wizard.tsx'
import { useMember } from '../features/sessions/session.ts'
import { paths } from '../paths.ts'
import { PageHeading } from '../ui/page-heading.tsx'
import { Page } from '../ui/page.tsx'

export function ImportDataScreen() {
  if (!useMember()) return <Navigate to={paths.login()} replace />
  return (
    <Page width="feed">
      <title>Import your films · Medley</title>
      <PageHeading>Import your films</PageHeading>
      <ImportWizard />
    </Page>
  )
}
