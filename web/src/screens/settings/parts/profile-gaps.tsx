import { settingsTexts } from '@medley/texts/settings'
import layout from '../../../ui/layout/layout.module.css'
import type { Profile } from '@medley/contract/values/shapes'
import { useQuery } from '@tanstack/react-query'
import { shelvesQuery } from '../../../features/favorites/favorites.calls.ts'
import { pinnedReviewQuery } from '../../../features/pinned-reviews/pinned-reviews.calls.ts'
import { profileCountsQuery, useProfile } from '../../../features/profiles/profiles.calls.ts'
import { Link } from '../../../lib/router/navigation.tsx'
import { paths } from '../../../paths.ts'
import { SettingsCard } from './settings-card.tsx'

/** Things that the profile lacks besides the fields of this section, each with the way to add it. */
export function ProfileGaps({ username }: { username: string }) {
  const { data: profile } = useProfile(username)
  return profile ? <Gaps profile={profile} /> : null
}

function Gaps({ profile: { id, username } }: { profile: Profile }) {
  const pinned = useQuery(pinnedReviewQuery(id)).data
  const shelves = useQuery(shelvesQuery(id)).data
  const counts = useQuery(profileCountsQuery(id)).data
  const lacksShelf = shelves?.length === 0
  const lacksPin = pinned === null && (counts?.reviews ?? 0) > 1
  if (!lacksShelf && !lacksPin) return null
  return (
    <SettingsCard heading={settingsTexts.gap.heading}>
      <ul role="list" className={layout['stack-2']}>
        {lacksShelf && (
          <li>
            <Link to={paths.profile(username)} state={{ favorites: true }}>
              {settingsTexts.gap.shelf}
            </Link>
          </li>
        )}
        {lacksPin && <li>{settingsTexts.gap.pin}</li>}
      </ul>
    </SettingsCard>
  )
}
