/** What an import writes of favourites. */
export { insertMissingFavorites as fillFavorites } from './favorites.importing.queries.ts'
