import type { Profile } from '@medley/contract/shapes'
import { OwnDrafts } from '../../features/new-post/own-drafts.tsx'
import { ProfileGaps } from './profile-gaps.tsx'

/** The owner's drafts, then what the profile lacks. */
export function OwnersPartContent({ profile }: { profile: Profile }) {
  return (
    <>
      <OwnDrafts />
      <ProfileGaps profile={profile} />
    </>
  )
}
