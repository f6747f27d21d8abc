import { lazyPart } from '../../lib/loading/lazy-part.tsx'

/** What a member likes, in one line; nothing while they have rated little. */
export const TasteLine = lazyPart({
  load: async () => (await import('./taste-line-text.tsx')).TasteLineText,
  failure: 'The taste line could not be loaded',
})
