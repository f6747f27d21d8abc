import { sql } from 'kysely'
import { readPages, rowsAtOnce } from '../../db/read-pages.ts'
import { defineExportPart } from '../../ports/export-part.ts'
import { exportedWork } from '../works/works.visibility.ts'

export const notForMeExportPart = defineExportPart({
  name: 'notForMe',
  read: (handle, userId) =>
    readPages(
      handle,
      (after) => sql`
        select work_id as key, ${exportedWork}, also_from_feed as "alsoFromFeed",
          time_added as "timeAdded"
        from not_for_me join works on works.id = work_id
        where user_id = ${userId} and work_id > ${after}
        order by work_id limit ${rowsAtOnce}
      `,
    ),
})
