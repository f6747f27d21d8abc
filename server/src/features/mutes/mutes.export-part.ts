import { sql } from 'kysely'
import { readPages, rowsAtOnce } from '../../db/read-pages.ts'
import { defineExportPart } from '../../ports/export-part.ts'

export const mutesExportPart = defineExportPart({
  name: 'mutes',
  read: (handle, userId) =>
    readPages(
      handle,
      (after) => sql`
        select users.id as key, username::text, time_muted as "timeMuted"
        from mutes join users on users.id = muted_id
        where muter_id = ${userId} and users.id > ${after}
        order by users.id limit ${rowsAtOnce}
      `,
    ),
})
