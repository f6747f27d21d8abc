import { sql } from 'kysely'
import { readPages, rowsAtOnce } from '../../db/read-pages.ts'
import { defineExportPart } from '../../ports/export-part.ts'
import { exportedWork } from '../works/works.visibility.ts'

export const progressExportPart = defineExportPart({
  name: 'progress',
  read: (handle, userId) =>
    readPages(
      handle,
      (after) => sql`
        select progress.id as key, ${exportedWork}, progress.state,
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
    ),
})
