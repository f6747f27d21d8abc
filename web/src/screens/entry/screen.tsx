import { isMedium } from '@medley/contract/values/medium'
import { workIdOf } from '@medley/contract/route-table'
import { Navigate, useParams } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/layout/page.tsx'
import { EntryPage } from './entry-page.tsx'

/** `/{medium}/{workId}/{entry}`: a season, episode or track. */
export function Screen() {
  const { medium, workId = '', entry = '' } = useParams()
  const id = workIdOf(workId)
  if (!isMedium(medium) || id === undefined) return <Navigate to={paths.pageNotFound()} replace />
  return (
    <Page>
      <EntryPage key={`${id} ${entry}`} work={{ id, medium }} name={entry} />
    </Page>
  )
}
