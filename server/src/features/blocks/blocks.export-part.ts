import { sql } from 'kysely'
import { readPages, rowsAtOnce } from '../../db/read-pages.ts'
import { defineExportPart } from '../../ports/export-part.ts'

export const blocksExportPart = defineExportPart({
  name: 'blocks',
  read: (handle, userId) =>
    readPages(
      handle,
      (after) => sql`
        select users.id as key, username::text, time_blocked as "timeBlocked"
        from blocks join users on users.id = blocked_id
        where blocker_id = ${userId} and users.id > ${after}
        order by users.id limit ${rowsAtOnce}
      `,
    ),
})
