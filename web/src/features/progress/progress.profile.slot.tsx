import type { ProfileSlot } from '../../slots.tsx'
import { InTheMiddle } from './in-the-middle.tsx'

export const slot: ProfileSlot = {
  order: 50,
  Part: ({ profile }) => <InTheMiddle userId={profile.id} />,
}
