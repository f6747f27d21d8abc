import { type RawBuilder, sql } from 'kysely'

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
