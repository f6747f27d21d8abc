import { lazyPart } from '../../lib/loading/lazy-part.tsx'

/** Saves the work of a review for later; loads after the review, with the items of its menu. */
export const SaveButton = lazyPart({
  load: async () => (await import('./parts/others-post.tsx')).SaveToggle,
  failure: 'The button to save a work could not be loaded',
})
