import { Navigate, useParams } from '../../lib/router/navigation.tsx'
import { FollowButton } from '../../features/follows/follow-button.tsx'
import { SeriesPage } from '../../features/series/series-page.tsx'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/layout/page.tsx'

/** `/series/{id}`: the works of a series in their order. */
export function Screen() {
  const { id = '' } = useParams()
  if (!/^\d{1,10}$/.test(id)) return <Navigate to={paths.pageNotFound()} replace />
  return (
    <Page>
      <SeriesPage
        key={id}
        id={Number(id)}
        renderFollow={({ title, isFollowed }) => (
          <FollowButton
            target={{ kind: 'series', id: Number(id), name: title }}
            isFollowed={isFollowed}
          />
        )}
      />
    </Page>
  )
}
