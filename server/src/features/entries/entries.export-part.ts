import { sql } from 'kysely'
import { readPages, rowsAtOnce } from '../../db/read-pages.ts'
import { defineExportPart } from '../../ports/export-part.ts'
import { exportedWork } from '../works/works.visibility.ts'

/** Columns that distinguish a joined row of `work_entries`, as `entry`, from the others of its work. */
const nameOfEntry = sql`
  ${exportedWork}, entry.kind, entry.season, entry.number, entry.title,
  entry.release_date as "releaseDate", entry.source, entry.source_id as "sourceId"
`

/** The seasons, episodes and tracks that the member saw. */
export const entryViewingsExportPart = defineExportPart({
  name: 'entryViewings',
  read: (handle, userId) =>
    readPages(
      handle,
      (after) => sql`
        select seen.id as key, ${nameOfEntry}, seen.day::text as day, seen.is_repeat as "isRepeat",
          entry.minutes, seen.time_created as "timeAdded"
        from entry_viewings as seen
        join work_entries as entry on entry.id = seen.entry_id
        join works on works.id = entry.work_id
        where seen.user_id = ${userId} and seen.id > ${after}
        order by seen.id limit ${rowsAtOnce}
      `,
    ),
})

/** The seasons, episodes and tracks that the member rated. */
export const entryRatingsExportPart = defineExportPart({
  name: 'entryRatings',
  read: (handle, userId) =>
    readPages(
      handle,
      (after) => sql`
        select given.entry_id as key, ${nameOfEntry}, given.rating, given.time_rated as "timeRated"
        from entry_ratings as given
        join work_entries as entry on entry.id = given.entry_id
        join works on works.id = entry.work_id
        where given.user_id = ${userId} and given.entry_id > ${after}
        order by given.entry_id limit ${rowsAtOnce}
      `,
    ),
})
