/** What an import writes of reviews and takes back, many at once, in a transaction of the caller. */
export {
  type Completion,
  deleteUnchangedReviews as removeUnchangedReviews,
  type ImportedReview,
  insertImportedReviews as importReviews,
  type MadeReview,
  undoCompletions,
  updateCompletedReviews as completeReviews,
} from './reviews.importing.queries.ts'
