import { profilesTexts } from '@medley/texts/profiles'
import type { NarrowAudience } from '@medley/contract/values/audiences'
import type { Profile } from '@medley/contract/values/shapes'
import { displayName } from '@medley/messages/titles'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'

/** In place of what a member shows to others only. */
export function ClosedNote({ owner, audience }: { owner: Profile; audience: NarrowAudience }) {
  return (
    <EmptyState
      text={profilesTexts.closed.closed[audience]}
      detail={profilesTexts.closed.closedDetail[audience]({ name: displayName(owner) })}
    />
  )
}
