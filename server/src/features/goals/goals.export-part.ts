import { sql } from 'kysely'
import { memberOf } from '../../actor.ts'
import { readPages, rowsAtOnce } from '../../db/read-pages.ts'
import { defineExportPart } from '../../ports/export-part.ts'
import { shownTitle } from '../lists/lists.visibility.ts'

export const goalsExportPart = defineExportPart({
  name: 'goals',
  read: (handle, userId) =>
    readPages(
      handle,
      (after) => sql`
        select goals.id as key, goals.kind, goals.year, goals.medium, goals.target,
          case when lists.id is not null then ${shownTitle(memberOf(userId))} end as list,
          goals.until::text as until, goals.is_private as "isPrivate",
          goals.time_created as "timeCreated"
        from goals left join lists on lists.id = goals.list_id
        where goals.user_id = ${userId} and goals.id > ${after}
        order by goals.id limit ${rowsAtOnce}
      `,
    ),
})
