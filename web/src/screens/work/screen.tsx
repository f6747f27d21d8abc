import { isMedium } from '@medley/contract/values/medium'
import { useParams } from '../../lib/router/navigation.tsx'
import { WorkPage } from './work-page.tsx'
import { Page } from '../../ui/layout/page.tsx'

/** `/{medium}/{id}[-slug]`; the route lets only mediums and digits through. */
export function Screen() {
  const { medium, workId = '' } = useParams()
  const id = Number.parseInt(workId, 10)
  if (!isMedium(medium)) return null
  return (
    <Page>
      <WorkPage key={`${medium} ${id}`} medium={medium} id={id} />
    </Page>
  )
}
