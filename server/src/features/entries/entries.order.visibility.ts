import { type RawBuilder, sql, type SqlBool } from 'kysely'

/**
 * The place of an entry in the order in which one sees or hears a work: as it is listed, but the episodes of a
 * podcast from the oldest to the newest.
 */
export function placeOf(
  entry: RawBuilder<unknown>,
  medium: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`(
    case when ${medium} = 'podcast' then ${dateIn(entry)} else '' end,
    case when ${medium} = 'podcast' then ${positionInPodcast(entry)} else ${entry}.position end,
    ${entry}.id
  )`
}

/** Less than the position of any entry. */
const beforeAll = sql.lit(-2_147_483_647)

/** The order of `placeOf` in some works, as an index has it. */
export interface EntryOrder {
  /** A condition: the index has the entry, which is no season, no special, and not gone. */
  isOrdered(entry: RawBuilder<unknown>): RawBuilder<SqlBool>
  /** The columns of the index. */
  place(entry: RawBuilder<unknown>): RawBuilder<unknown>
  /** The same of a row that may be missing, which is before all. */
  placeOrStart(entry: RawBuilder<unknown>): RawBuilder<unknown>
}

/** The order of all works but podcasts. */
export const listingOrder: EntryOrder = {
  isOrdered: (entry) => sql<SqlBool>`(${entry}.kind <> 'season' and ${isRegular(entry)})`,
  place: (entry) => sql`${entry}.position, ${entry}.id`,
  placeOrStart: (entry) => sql`coalesce(${entry}.position, ${beforeAll}), coalesce(${entry}.id, 0)`,
}

/** The order of podcasts, which consist of episodes. */
export const podcastOrder: EntryOrder = {
  isOrdered: (entry) => sql<SqlBool>`(${entry}.kind = 'episode' and ${isRegular(entry)})`,
  place: (entry) => sql`${dateIn(entry)}, ${positionInPodcast(entry)}, ${entry}.id`,
  placeOrStart: (entry) => sql`
    ${dateIn(entry)}, coalesce(${positionInPodcast(entry)}, ${beforeAll}), coalesce(${entry}.id, 0)
  `,
}

function isRegular(entry: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`${entry}.season is distinct from 0 and not ${entry}.is_gone`
}

const dateIn = (entry: RawBuilder<unknown>) => sql`coalesce(${entry}.release_date, '')`

/** Podcasts are listed newest first where nothing is numbered. */
function positionInPodcast(entry: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`(
    case when ${entry}.season is null or ${entry}.number is null
      then -${entry}.position else ${entry}.position end
  )`
}

/** A condition: an entry was out on a day. One without a day is, only if no entry of its work has one. */
export function isOutBy(entry: RawBuilder<unknown>, day: RawBuilder<unknown>): RawBuilder<SqlBool> {
  // Called for thousands of entries, the function alone takes most of the time of a statement.
  return sql<SqlBool>`coalesce(
    ${entry}.release_date <= ${day}, is_out_by(${entry}.work_id, ${entry}.release_date, ${day})
  )`
}
