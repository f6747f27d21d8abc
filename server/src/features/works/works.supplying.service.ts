/** Works that come with somebody's history, many at once. */
export { insertMissingWorks as addMissingWorks } from './works.supplying.queries.ts'
