import type { NarrowAudience } from '@medley/contract/values/audiences'
import type { Profile } from '@medley/contract/values/shapes'
import { displayName } from '@medley/messages/titles'
import { EmptyState } from '../../ui/feedback/empty-state.tsx'
import { closedTexts } from './profiles.messages.ts'

/** In place of what a member shows to others only. */
export function ClosedNote({ owner, audience }: { owner: Profile; audience: NarrowAudience }) {
  return (
    <EmptyState
      text={closedTexts.closed[audience]}
      detail={closedTexts.closedDetail[audience](displayName(owner))}
    />
  )
}
