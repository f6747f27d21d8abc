import { lazyPart } from '../../lib/loading/lazy-part.tsx'
import { useIsMember } from '../sessions/session.ts'

/** Who sent the member this work, on its page; its code loads for members only. */
export const SentToYou = lazyPart({
  load: async () => (await import('./parts/sent-notes.tsx')).SentNotes,
  failure: 'What friends sent could not be loaded',
  useIsWanted: useIsMember,
})
