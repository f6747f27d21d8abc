import type { Profile } from '@medley/contract/shapes'
import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { useMember } from '../../features/sessions/session.ts'

/** The shelves of a member and a line on their taste; nothing where there are none. */
export const ShelvesAndTaste = lazyPart({
  load: async () => (await import('./shelves-and-taste.tsx')).ShelvesAndTastePart,
  failure: 'The shelves could not be loaded',
})

/** The review that the owner pinned; nothing without one. */
export const PinnedReview = lazyPart({
  load: async () => (await import('./pinned-review.tsx')).PinnedReview,
  failure: 'The pinned review could not be loaded',
})

/** Parts for the owner alone: their drafts, and gaps of the profile. */
export const OwnersPart = lazyPart({
  load: async () => (await import('./owners-part.tsx')).OwnersPartContent,
  failure: 'The drafts could not be loaded',
  useIsWanted: ({ profile }: { profile: Profile }) => useMember()?.id === profile.id,
})

/** Notes for members on what is between them and the owner: an open request, a mute. */
export const RelationNotes = lazyPart({
  load: async () => (await import('./relation-notes.tsx')).RelationNotesContent,
  failure: 'The notes about a person could not be loaded',
  useIsWanted: ({ profile }: { profile: Profile }) => {
    const member = useMember()
    return member !== null && member.id !== profile.id
  },
})
