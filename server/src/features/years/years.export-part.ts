import { sql } from 'kysely'
import { readPages, rowsAtOnce } from '../../db/read-pages.ts'
import { defineExportPart } from '../../ports/export-part.ts'
import { exportedWork } from '../works/works.visibility.ts'

export const publishedYearsExportPart = defineExportPart({
  name: 'publishedYears',
  read: (handle, userId) =>
    readPages(
      handle,
      (after) => sql`
        select year as key, year, time_published as "timePublished" from published_years
        where user_id = ${userId} and year > ${after}
        order by year limit ${rowsAtOnce}
      `,
    ),
})

export const leftOutWorksExportPart = defineExportPart({
  name: 'leftOutWorks',
  read: (handle, userId) =>
    readPages(
      handle,
      (after) => sql`
        select left_out_works.work_id::bigint * 10000 + year as key, ${exportedWork}, year
        from left_out_works join works on works.id = left_out_works.work_id
        where user_id = ${userId} and left_out_works.work_id::bigint * 10000 + year > ${after}
        order by left_out_works.work_id, year limit ${rowsAtOnce}
      `,
    ),
})
