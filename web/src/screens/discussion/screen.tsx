import { isMedium } from '@medley/contract/values/medium'
import { workIdOf } from '@medley/contract/route-table'
import { Navigate, useParams } from '../../lib/router/navigation.tsx'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/layout/page.tsx'
import { DiscussionPage } from './discussion-page.tsx'

/** `/{medium}/{workId}/discussion`: the remarks on a work, up to where the reader is. */
export function Screen() {
  const { medium, workId = '' } = useParams()
  const id = workIdOf(workId)
  if (!isMedium(medium) || id === undefined) return <Navigate to={paths.pageNotFound()} replace />
  return (
    <Page>
      <DiscussionPage key={`${medium} ${id}`} medium={medium} id={id} />
    </Page>
  )
}
