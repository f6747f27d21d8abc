import { sql } from 'kysely'
import { readPages, rowsAtOnce } from '../../db/read-pages.ts'
import { defineExportPart } from '../../ports/export-part.ts'
import { exportedWork } from '../works/works.visibility.ts'

export const reviewsExportPart = defineExportPart({
  name: 'reviews',
  read: (handle, userId) =>
    readPages(
      handle,
      (after) => sql`
        select reviews.id as key, reviews.id, ${exportedWork}, reviews.rating, review, spoiler,
          date_viewed as "dateViewed", time_posted as "timePosted",
          import_source as "importSource", source_rating as "sourceRating",
          audience, like_count as "likeCount"
        from reviews join works on works.id = work_id
        where author_id = ${userId} and reviews.id > ${after}
        order by reviews.id limit ${rowsAtOnce}
      `,
    ),
})
