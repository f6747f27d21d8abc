import { sql } from 'kysely'
import { memberOf } from '../../actor.ts'
import { readPages, rowsAtOnce } from '../../db/read-pages.ts'
import { defineExportPart } from '../../ports/export-part.ts'
import { isVisibleList, shownTitle } from '../lists/lists.visibility.ts'
import { namesOfReview } from '../reviews/reviews.naming.visibility.ts'

export const likesExportPart = defineExportPart({
  name: 'likes',
  read: (handle, userId) =>
    readPages(
      handle,
      (after) => sql`
        select review_id as key, review_id as "reviewId", named.*, time_liked as "timeLiked"
        from review_likes
        join reviews on reviews.id = review_id
        ${namesOfReview(userId)}
        where review_likes.user_id = ${userId} and review_id > ${after}
        order by review_id limit ${rowsAtOnce}
      `,
    ),
})

/** Titles only of lists that the member may still see. */
export const listLikesExportPart = defineExportPart({
  name: 'listLikes',
  read: (handle, userId) => {
    const member = memberOf(userId)
    return readPages(
      handle,
      (after) => sql`
        select lists.id as key, lists.id as "listId", username::text as "listOwner",
          case when ${isVisibleList(member)} then ${shownTitle(member)} end as title,
          time_liked as "timeLiked"
        from list_likes
        join lists on lists.id = list_id
        join users on users.id = lists.owner_id
        where list_likes.user_id = ${userId} and lists.id > ${after}
        order by lists.id limit ${rowsAtOnce}
      `,
    )
  },
})
