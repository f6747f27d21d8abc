import { Navigate, useParams } from '../../lib/router/navigation.tsx'
import { ReviewPage } from './review-page.tsx'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/layout/page.tsx'

/** One review: `/review/{id}`, with `?edit=true` for its author. */
export function Screen() {
  const { id = '' } = useParams()
  if (!/^\d{1,10}$/.test(id)) return <Navigate to={paths.pageNotFound()} replace />
  return (
    <Page>
      <ReviewPage key={id} id={Number(id)} />
    </Page>
  )
}
