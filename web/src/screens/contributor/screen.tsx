import { Navigate, useParams } from '../../lib/router/navigation.tsx'
import { FollowButton } from '../../features/follows/follow-button.tsx'
import { ContributorPage } from '../../features/contributors/contributor-page.tsx'
import { paths } from '../../paths.ts'
import { Page } from '../../ui/layout/page.tsx'

/** `/contributors/{id}`: the works of a person or group. */
export function Screen() {
  const { id = '' } = useParams()
  if (!/^\d{1,10}$/.test(id)) return <Navigate to={paths.pageNotFound()} replace />
  return (
    <Page>
      <ContributorPage
        key={id}
        id={Number(id)}
        renderFollow={({ name, isFollowed }) => (
          <FollowButton
            target={{ kind: 'contributor', id: Number(id), name }}
            isFollowed={isFollowed}
          />
        )}
      />
    </Page>
  )
}
