import { sql } from 'kysely'
import { readPages, rowsAtOnce } from '../../db/read-pages.ts'
import { defineExportPart } from '../../ports/export-part.ts'
import { exportedWork } from '../works/works.visibility.ts'

export const commentsExportPart = defineExportPart({
  name: 'comments',
  read: (handle, userId) =>
    readPages(
      handle,
      (after) => sql`
        select comments.id as key, review_id as "reviewId", username::text as "reviewAuthor",
          reviews.time_posted as "timeReviewed", ${exportedWork}, content,
          comments.time_posted as "timePosted"
        from comments
        join reviews on reviews.id = review_id
        join users on users.id = reviews.author_id
        join works on works.id = reviews.work_id
        where comments.author_id = ${userId} and comments.id > ${after}
        order by comments.id limit ${rowsAtOnce}
      `,
    ),
})
