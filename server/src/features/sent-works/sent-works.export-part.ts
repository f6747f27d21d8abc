import { sql } from 'kysely'
import { readPages, rowsAtOnce } from '../../db/read-pages.ts'
import { defineExportPart } from '../../ports/export-part.ts'
import { exportedWork } from '../works/works.visibility.ts'

/** Works that the member sent, and those they received and kept. */
export const sentWorksExportPart = defineExportPart({
  name: 'sentWorks',
  read: (handle, userId) =>
    readPages(
      handle,
      (after) => sql`
        select sent_works.id as key, ${exportedWork}, sender.username::text as sender,
          recipient.username::text as recipient,
          case when sender_id = ${userId} then note end as note, time_sent as "timeSent"
        from sent_works
        join works on works.id = work_id
        join users as sender on sender.id = sender_id
        join users as recipient on recipient.id = recipient_id
        where (sender_id = ${userId} or recipient_id = ${userId} and not is_removed)
          and sent_works.id > ${after}
        order by sent_works.id limit ${rowsAtOnce}
      `,
    ),
})
