import { type RawBuilder, sql } from 'kysely'

/**
 * A subselect of the entries of the merged work that the other one has, too: by the id at their source, by
 * season and number, or by title where nothing is numbered.
 */
export function pairsOf({
  fromId,
  intoId,
}: {
  fromId: number
  intoId: number
}): RawBuilder<unknown> {
  const hasSameId = sql`(entry.source = other.source and entry.source_id = other.source_id)`
  return sql`(
    select distinct on (entry.id) entry.id as from_id, other.id as into_id, entry.is_gone
    from work_entries as entry
    join work_entries as other on other.work_id = ${intoId} and other.kind = entry.kind and (
      ${hasSameId}
      or other.season = entry.season and (other.number = entry.number or entry.kind = 'season')
      or entry.number is null and other.number is null and entry.title = other.title
        and entry.kind <> 'season'
        and (entry.source is distinct from other.source or entry.source_id is null or other.source_id is null)
    )
    where entry.work_id = ${fromId}
    order by entry.id, ${hasSameId} is true desc, other.is_gone, other.id
  )`
}
