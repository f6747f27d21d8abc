import { sql } from 'kysely'
import { readPages, rowsAtOnce } from '../../db/read-pages.ts'
import { defineExportPart } from '../../ports/export-part.ts'
import { exportedWork } from '../works/works.visibility.ts'

export const engagedExportPart = defineExportPart({
  name: 'engaged',
  read: (handle, userId) =>
    readPages(
      handle,
      (after) => sql`
        select work_id as key, ${exportedWork}, time_added as "timeAdded"
        from engagements join works on works.id = work_id
        where user_id = ${userId} and work_id > ${after}
        order by work_id limit ${rowsAtOnce}
      `,
    ),
})

export const savedForLaterExportPart = defineExportPart({
  name: 'savedForLater',
  read: (handle, userId) =>
    readPages(
      handle,
      (after) => sql`
        select work_id as key, ${exportedWork}, time_added as "timeAdded"
        from saved_works join works on works.id = work_id
        where user_id = ${userId} and work_id > ${after}
        order by work_id limit ${rowsAtOnce}
      `,
    ),
})
