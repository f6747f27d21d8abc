import type { NarrowAudience } from '@medley/contract/audiences'
import type { Profile } from '@medley/contract/shapes'
import { displayName } from '@medley/messages/titles'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { audienceTexts } from '../privacy-settings/privacy-settings.messages.ts'

/** In place of what a member shows to others only. */
export function ClosedNote({ owner, audience }: { owner: Profile; audience: NarrowAudience }) {
  return (
    <EmptyState
      text={audienceTexts.closed[audience]}
      detail={audienceTexts.closedDetail[audience](displayName(owner))}
    />
  )
}
