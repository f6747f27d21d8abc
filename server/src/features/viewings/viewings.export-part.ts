import { sql } from 'kysely'
import { readPages, rowsAtOnce } from '../../db/read-pages.ts'
import { defineExportPart } from '../../ports/export-part.ts'
import { exportedWork } from '../works/works.visibility.ts'

export const viewingsExportPart = defineExportPart({
  name: 'viewings',
  read: (handle, userId) =>
    readPages(
      handle,
      (after) => sql`
        select viewings.id as key, ${exportedWork}, coalesce(day::text, month_or_year) as day, is_repeat as "isRepeat", tags,
          review_id as "reviewId", array(
            select username::text from evening_members as own
            join evening_members as other on other.evening_id = own.evening_id
              and other.user_id <> own.user_id and other.viewing_id is not null
            join users on users.id = other.user_id
            where own.viewing_id = viewings.id order by username
          ) as companions
        from viewings join works on works.id = work_id
        where user_id = ${userId} and viewings.id > ${after}
        order by viewings.id limit ${rowsAtOnce}
      `,
    ),
})
