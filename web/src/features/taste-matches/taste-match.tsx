import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { useMember } from '../sessions/session.ts'

/** How far the member's ratings and those of a profile's owner differ; nothing on one's own and for visitors. */
export const TasteMatch = lazyPart({
  load: async () => (await import('./parts/taste-match-card.tsx')).TasteMatchCard,
  failure: 'The taste match could not be loaded',
  useIsWanted({ userId }) {
    const member = useMember()
    return member !== null && member.id !== userId
  },
})
