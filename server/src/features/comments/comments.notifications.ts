import { textsIn } from '@medley/texts/server'
import { publicPaths } from '@medley/contract/paths'
import { displayName, displayTitleOf } from '@medley/messages/titles'
import { type RawBuilder, sql, type SqlBool } from 'kysely'
import { defineNotificationKind } from '../../ports/notification-kind.ts'
import { isReadableReview } from '../reviews/reviews.visibility.ts'

interface AboutComment {
  reviewId: number
  commentId: number
}

const columns = ({ reviewId, commentId }: AboutComment) => ({
  review_id: reviewId,
  comment_id: commentId,
})

/** A condition: no filter word hides the comment. */
const isUnfiltered = sql<SqlBool>`not exists (
  select from comments where comments.id = notifications.comment_id and is_filtered
)`

const path = ({ reviewId }: { reviewId: number }) => publicPaths.review(reviewId)

export const commentNotification = defineNotificationKind({
  type: 'comment',
  columns,
  isVisibleTo: () => isUnfiltered,
  present: ({ actor, review, work }) => ({ author: actor, reviewId: review.id, work }),
  letter: {
    sentence: (language, { author, work }) =>
      textsIn(language).comments.comment({ who: displayName(author), work: displayTitleOf(work) }),
    path,
  },
})

export const alsoCommentedNotification = defineNotificationKind({
  type: 'also commented',
  columns,
  isVisibleTo: (recipient) => sql<SqlBool>`${isUnfiltered} and exists (
    select from reviews where reviews.id = notifications.review_id
      and ${isReadableReview(recipient)}
  )`,
  present: ({ actor, review, work }) => ({
    author: actor,
    reviewAuthor: review.author,
    reviewId: review.id,
    work,
  }),
  letter: {
    sentence(language, { author, reviewAuthor, work }) {
      const isOwn = reviewAuthor.username === author.username
      const of = isOwn ? null : displayName(reviewAuthor)
      return textsIn(language).comments.alsoCommented({
        who: displayName(author),
        author: of,
        work: displayTitleOf(work),
      })
    },
    path,
  },
})

/** Earlier commenters of a review who are told of another comment, the latest ones. */
const earlierCommentersMax = 50

/**
 * A subselect of the ids of those who commented on a review before, without whoever has an unread notification of
 * the same author's earlier comment, or a block.
 */
export function earlierCommenters({
  reviewId,
  reviewAuthorId,
  actorId,
}: {
  reviewId: number
  reviewAuthorId: number
  actorId: number
}): RawBuilder<number> {
  return sql<number>`
    select earlier.id
    from (
      select author_id as id from comments
      where review_id = ${reviewId} and not is_filtered
        and author_id not in (${actorId}, ${reviewAuthorId})
      group by author_id order by max(id) desc limit ${earlierCommentersMax}
    ) as earlier
    where not exists (
      select from blocks
      where (blocker_id = earlier.id and blocked_id in (${actorId}, ${reviewAuthorId}))
        or (blocked_id = earlier.id and blocker_id in (${actorId}, ${reviewAuthorId}))
    ) and not exists (
      select from notifications as told
      where told.recipient_id = earlier.id and told.actor_id = ${actorId}
        and told.review_id = ${reviewId} and told.type = ${sql.lit(alsoCommentedNotification.type)}
        and not told.is_read
    )
  `
}
