import type { Profile } from '@medley/contract/shapes'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { useMember } from '../../features/sessions/session.ts'

/** What the owner's profile lacks, for the owner alone. */
export const ProfileGaps = lazyPart({
  load: async () => (await import('./profile-gap-list.tsx')).ProfileGapList,
  failure: 'What a profile lacks could not be loaded',
  useIsWanted: ({ profile }: { profile: Profile }) => useMember()?.id === profile.id,
})
