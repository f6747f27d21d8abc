import type { Profile } from '@medley/contract/values/shapes'
import { OwnDrafts } from '../../features/new-post/own-drafts.tsx'
import { useMember } from '../../features/sessions/session.ts'
import { ProfileGaps } from './profile-gaps.tsx'

/** For the owner alone: their drafts, then what the profile lacks. */
export function OwnersPart({ profile }: { profile: Profile }) {
  if (useMember()?.id !== profile.id) return null
  return (
    <>
      <OwnDrafts />
      <ProfileGaps profile={profile} />
    </>
  )
}
