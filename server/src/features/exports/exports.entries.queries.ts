import { sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'
import { type Exported, readPages, rowsAtOnce, work } from './exports.pages.queries.ts'

/** Columns that distinguish a joined row of `work_entries`, as `entry`, from the others of its work. */
const nameOfEntry = sql`
  ${work}, entry.kind, entry.season, entry.number, entry.title, entry.release_date as "releaseDate",
  entry.source, entry.source_id as "sourceId"
`

/** How far a member is in works. */
export function readProgress(handle: Handle, userId: number) {
  return readPages<Exported<'progress'>>(
    handle,
    (after) => sql`
      select progress.id as key, ${work}, progress.state,
        case when entry.id is not null then json_build_object(
          'kind', entry.kind, 'season', entry.season, 'number', entry.number,
          'title', entry.title, 'releaseDate', entry.release_date,
          'source', entry.source, 'sourceId', entry.source_id
        ) end as entry,
        progress.amount, progress.unit, progress.total, progress.is_private as "isPrivate",
        progress.time_started as "timeStarted", progress.time_changed as "timeChanged"
      from progress
      join works on works.id = progress.work_id
      left join work_entries as entry on entry.id = progress.entry_id
      where progress.user_id = ${userId} and progress.id > ${after}
      order by progress.id limit ${rowsAtOnce}
    `,
  )
}

/** The seasons, episodes and tracks that a member saw. */
export function readEntryViewings(handle: Handle, userId: number) {
  return readPages<Exported<'entryViewings'>>(
    handle,
    (after) => sql`
      select seen.id as key, ${nameOfEntry}, seen.day::text as day, seen.is_repeat as "isRepeat",
        seen.time_created as "timeAdded"
      from entry_viewings as seen
      join work_entries as entry on entry.id = seen.entry_id
      join works on works.id = entry.work_id
      where seen.user_id = ${userId} and seen.id > ${after}
      order by seen.id limit ${rowsAtOnce}
    `,
  )
}

/** The seasons, episodes and tracks that a member rated. */
export function readEntryRatings(handle: Handle, userId: number) {
  return readPages<Exported<'entryRatings'>>(
    handle,
    (after) => sql`
      select given.entry_id as key, ${nameOfEntry}, given.rating, given.time_rated as "timeRated"
      from entry_ratings as given
      join work_entries as entry on entry.id = given.entry_id
      join works on works.id = entry.work_id
      where given.user_id = ${userId} and given.entry_id > ${after}
      order by given.entry_id limit ${rowsAtOnce}
    `,
  )
}
