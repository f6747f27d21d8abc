import { sql } from 'kysely'
import { readPages, rowsAtOnce } from '../../db/read-pages.ts'
import { defineExportPart } from '../../ports/export-part.ts'
import { exportedWork } from '../works/works.visibility.ts'

export const remarksExportPart = defineExportPart({
  name: 'remarks',
  read: (handle, userId) =>
    readPages(
      handle,
      (after) => sql`
        select remarks.id as key, ${exportedWork},
          case when entry.id is not null then json_build_object(
            'kind', entry.kind, 'season', entry.season, 'number', entry.number,
            'title', entry.title, 'releaseDate', entry.release_date,
            'source', entry.source, 'sourceId', entry.source_id
          ) end as entry,
          remarks.share::double precision / 100 as percent, remarks.amount, remarks.unit,
          remarks.total, remarks.content, remarks.time_posted as "timePosted",
          remarks.time_edited as "timeEdited", replied.username::text as "repliesTo"
        from remarks
        join works on works.id = remarks.work_id
        left join work_entries as entry on entry.id = remarks.entry_id
        left join remarks as parent on parent.id = remarks.parent_id
        left join users as replied on replied.id = parent.author_id
        where remarks.author_id = ${userId} and remarks.id > ${after}
        order by remarks.id limit ${rowsAtOnce}
      `,
    ),
})
