import { sql } from 'kysely'
import { readPages, rowsAtOnce } from '../../db/read-pages.ts'
import { defineExportPart } from '../../ports/export-part.ts'
import { exportedWork } from '../works/works.visibility.ts'

/** Facts that statistics need of the works in the member's diary. */
export const workFactsExportPart = defineExportPart({
  name: 'workFacts',
  read: (handle, userId) =>
    readPages(
      handle,
      (after) => sql`
        select works.id as key, ${exportedWork}, works.minutes, works.pages, works.genres,
          works.countries, works.languages, works.cast_members as "cast"
        from works
        where works.id > ${after} and works.id in (
          select work_id from viewings where user_id = ${userId}
          union all select work_id from entry_viewings where user_id = ${userId}
        )
        order by works.id limit ${rowsAtOnce}
      `,
    ),
})
