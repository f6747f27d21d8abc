import { sql } from 'kysely'
import { readPages, rowsAtOnce } from '../../db/read-pages.ts'
import { defineExportPart } from '../../ports/export-part.ts'
import { namesOfReview } from '../reviews/reviews.naming.visibility.ts'

export const commentsExportPart = defineExportPart({
  name: 'comments',
  read: (handle, userId) =>
    readPages(
      handle,
      (after) => sql`
        select comments.id as key, review_id as "reviewId", named.*, content,
          comments.time_posted as "timePosted"
        from comments
        join reviews on reviews.id = review_id
        ${namesOfReview(userId)}
        where comments.author_id = ${userId} and comments.id > ${after}
        order by comments.id limit ${rowsAtOnce}
      `,
    ),
})
