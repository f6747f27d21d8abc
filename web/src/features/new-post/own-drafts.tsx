import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { useMember } from '../sessions/session.ts'
import { listNewReviews } from './review-drafts.ts'

/** The member's drafts on this device, on their own profile; nothing without one. */
export const OwnDrafts = lazyPart({
  load: async () => (await import('./parts/own-drafts-card.tsx')).OwnDraftsCard,
  failure: 'The drafts could not be loaded',
  useIsWanted: ({ userId }: { userId: number }) =>
    useMember()?.id === userId && listNewReviews().length > 0,
})
