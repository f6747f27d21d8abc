import typography from '../../ui/layout/typography.module.css'
import type { Profile } from '@medley/contract/values/shapes'
import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { shelvesQuery } from '../../features/favorites/favorites.calls.ts'
import { pinnedReviewQuery } from '../../features/pinned-reviews/pinned-reviews.calls.ts'
import { profileCountsQuery } from '../../features/profiles/profiles.calls.ts'
import { Link } from '../../lib/router/navigation.tsx'
import { useWindowInHistory } from '../../lib/use-window-in-history.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/forms/button.tsx'
import { gapTexts as texts } from './profile.messages.ts'
import styles from './profile-gaps.module.css'

/** A line per thing that the profile lacks, each with the way to add it. */
export function ProfileGaps({ profile }: { profile: Profile }) {
  const headingId = useId()
  const favorites = useWindowInHistory('favorites')
  const pinned = useQuery(pinnedReviewQuery(profile.id)).data
  const shelves = useQuery(shelvesQuery(profile.id)).data
  const counts = useQuery(profileCountsQuery(profile.id)).data
  const gaps = [
    profile.profile_pic === null && (
      <Link key="picture" to={paths.settings('profile')}>
        {texts.picture}
      </Link>
    ),
    profile.bio === null && (
      <Link key="bio" to={paths.settings('profile')}>
        {texts.bio}
      </Link>
    ),
    shelves?.length === 0 && (
      <Button
        key="shelf"
        kind="link"
        className={styles['act']}
        onClick={() => favorites.open(true)}
      >
        {texts.shelf}
      </Button>
    ),
    pinned === null && (counts?.reviews ?? 0) > 1 && <span key="pin">{texts.pin}</span>,
  ].filter((gap) => gap !== false)
  if (gaps.length === 0) return null
  return (
    <section aria-labelledby={headingId} className={styles['gaps']}>
      <h2 id={headingId} className={typography['small-strong']}>
        {texts.heading}
      </h2>
      <ul role="list">
        {gaps.map((gap) => (
          <li key={gap.key}>{gap}</li>
        ))}
      </ul>
    </section>
  )
}
