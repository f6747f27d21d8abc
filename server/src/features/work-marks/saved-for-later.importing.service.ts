/** What an import writes of saved works and takes back, many at once, in a transaction of the caller. */
export {
  deleteTimedSaved as removeImportedSaved,
  insertTimedSaved as importSaved,
  takeSaved,
} from './saved-for-later.importing.queries.ts'
