import { sql } from 'kysely'
import { readPages, rowsAtOnce } from '../../db/read-pages.ts'
import { defineExportPart } from '../../ports/export-part.ts'
import { exportedWork } from '../works/works.visibility.ts'

export const hiddenWorksExportPart = defineExportPart({
  name: 'hiddenWorks',
  read: (handle, userId) =>
    readPages(
      handle,
      (after) => sql`
        select work_id as key, ${exportedWork}, time_added as "timeHidden"
        from hidden_works join works on works.id = work_id
        where user_id = ${userId} and work_id > ${after}
        order by work_id limit ${rowsAtOnce}
      `,
    ),
})

export const dismissedWorksExportPart = defineExportPart({
  name: 'dismissedWorks',
  read: (handle, userId) =>
    readPages(
      handle,
      (after) => sql`
        select work_id as key, ${exportedWork}, time_added as "timeDismissed"
        from dismissed_works join works on works.id = work_id
        where user_id = ${userId} and work_id > ${after}
        order by work_id limit ${rowsAtOnce}
      `,
    ),
})
