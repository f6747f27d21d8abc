import { sql } from 'kysely'
import { readPages, rowsAtOnce } from '../../db/read-pages.ts'
import { defineExportPart } from '../../ports/export-part.ts'
import { exportedWork } from '../works/works.visibility.ts'

export const favoritesExportPart = defineExportPart({
  name: 'favorites',
  read: (handle, userId) =>
    readPages(
      handle,
      (after) => sql`
        select work_id as key, ${exportedWork}, time_set as "timeSet"
        from favorites join works on works.id = work_id
        where user_id = ${userId} and work_id > ${after}
        order by work_id limit ${rowsAtOnce}
      `,
    ),
})

export const favoriteShelvesExportPart = defineExportPart({
  name: 'favoriteShelves',
  read: (handle, userId) =>
    readPages(
      handle,
      (after) => sql`
        select work_id as key, ${exportedWork}, position
        from favorite_shelves join works on works.id = work_id
        where user_id = ${userId} and work_id > ${after}
        order by work_id limit ${rowsAtOnce}
      `,
    ),
})
