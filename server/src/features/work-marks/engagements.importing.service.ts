/** What an import writes of marks and takes back, many at once, in a transaction of the caller. */
export {
  deleteTimedEngagements as removeImportedEngagements,
  insertTimedEngagements as importEngagements,
  type TimedMark,
} from './engagements.importing.queries.ts'
