import { lazyPart } from '../../lib/loading/lazy-part.tsx'

/** The shelves of a profile's owner; nothing without works on them. */
export const FavoriteShelves = lazyPart({
  load: async () => (await import('./parts/favorite-shelves-cards.tsx')).FavoriteShelvesCards,
  failure: 'The shelves could not be loaded',
})
