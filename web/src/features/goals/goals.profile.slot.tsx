import type { ProfileSlot } from '../../slots.tsx'
import { GoalsOnProfile } from './goals-on-profile.tsx'

export const slot: ProfileSlot = {
  order: 40,
  Part: ({ profile }) => <GoalsOnProfile owner={profile} />,
}
