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
    case when ${medium} = 'podcast' then coalesce(${entry}.release_date, '') else '' end,
    case when ${medium} = 'podcast' and (${entry}.season is null or ${entry}.number is null)
      then -${entry}.position else ${entry}.position end,
    ${entry}.id
  )`
}

/** A condition: an entry was out on a day. One without a day is, only if no entry of its work has one. */
export function isOutBy(entry: RawBuilder<unknown>, day: RawBuilder<unknown>): RawBuilder<SqlBool> {
  return sql<SqlBool>`is_out_by(${entry}.work_id, ${entry}.release_date, ${day})`
}
