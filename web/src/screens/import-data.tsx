import { useSearchParams } from 'react-router'
import { ImportPage } from '../features/imports/import-page.tsx'
import { ImportStart } from '../features/imports/import-start.tsx'
import { MembersOnly } from '../features/sessions/members-only.tsx'
import { PageHeading } from '../ui/layout/page-heading.tsx'
import { Page } from '../ui/layout/page.tsx'

export function ImportDataScreen() {
  const [search] = useSearchParams()
  const plan = Number(search.get('plan'))
  return (
    <MembersOnly>
      {() => (
        <Page width="feed">
          <title>Import your history · Medley</title>
          {Number.isSafeInteger(plan) && plan > 0 ? <ImportPage key={plan} id={plan} /> : <Start />}
        </Page>
      )}
    </MembersOnly>
  )
}

function Start() {
  return (
    <div>
      <PageHeading lead="From Letterboxd, Goodreads, StoryGraph, IMDb, Trakt, or another Medley.">
        Bring your history
      </PageHeading>
      <ImportStart />
    </div>
  )
}
