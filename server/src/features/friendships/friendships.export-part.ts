import { sql } from 'kysely'
import { readPages, rowsAtOnce } from '../../db/read-pages.ts'
import { defineExportPart } from '../../ports/export-part.ts'

export const friendsExportPart = defineExportPart({
  name: 'friends',
  read: (handle, userId) =>
    readPages(
      handle,
      (after) => sql`
        select users.id as key, username, time_approved as "timeApproved"
        from friendships
        join users on users.id = case when lower_id = ${userId} then higher_id else lower_id end
        where ${userId} in (lower_id, higher_id) and time_approved is not null
          and users.id > ${after}
        order by users.id limit ${rowsAtOnce}
      `,
    ),
})
