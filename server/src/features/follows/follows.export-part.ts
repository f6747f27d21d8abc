import { sql } from 'kysely'
import { readPages, rowsAtOnce } from '../../db/read-pages.ts'
import { defineExportPart } from '../../ports/export-part.ts'
import { exportedWork, seriesOrder } from '../works/works.visibility.ts'

/** Series are named by one of their works, too, because several have the same title. */
export const followsExportPart = defineExportPart({
  name: 'follows',
  read: (handle, userId) =>
    readPages(
      handle,
      (after) => sql`
        select follows.id as key, contributors.name as contributor, series.title as series,
          (
            select ${exportedWork} from works
            where works.id = follows.work_id or works.series_id = follows.series_id
            order by merged_into is not null, standing <> 'confirmed', ${seriesOrder} limit 1
          ) as work,
          is_muted as "isMuted", time_added as "timeAdded"
        from follows
        left join contributors on contributors.id = contributor_id
        left join series on series.id = follows.series_id
        where user_id = ${userId} and follows.id > ${after}
        order by follows.id limit ${rowsAtOnce}
      `,
    ),
})
