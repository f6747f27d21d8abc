import { lazyPart } from '../../lib/loading/lazy-part.tsx'

/** A member's goals of this year; nothing without any. */
export const GoalsOnProfile = lazyPart({
  load: async () => (await import('./parts/profile-goals.tsx')).ProfileGoals,
  failure: 'The goals could not be loaded',
})
