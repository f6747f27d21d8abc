import type { ProfileSlot } from '../../slots.tsx'
import { displayName } from '@medley/messages/titles'
import { TasteMatch } from './taste-match.tsx'

export const slot: ProfileSlot = {
  order: 60,
  Part: ({ profile }) => (
    <TasteMatch userId={profile.id} name={displayName({ ...profile, lastName: null })} />
  ),
}
