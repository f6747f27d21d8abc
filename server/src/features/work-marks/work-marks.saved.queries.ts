import { type RawBuilder, sql, type SqlBool } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { Tx } from '../../db/transaction.ts'
import { friendIdsOf } from '../friendships/friendships.visibility.ts'
import { isReadableReview } from '../reviews/reviews.visibility.ts'

export interface SavedFromReview {
  workId: number
  reviewId: number
}

/**
 * The author of a review of the work, if they are the actor's friend and were never notified that the actor saved
 * it. They and the review are locked against deletion until the transaction ends.
 */
export async function lockFriendToNotify(
  tx: Tx,
  actor: Actor,
  { workId, reviewId }: SavedFromReview,
): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select users.id from reviews join users on users.id = reviews.author_id
    where reviews.id = ${reviewId} and reviews.work_id = ${workId} and ${isReadableReview(actor)}
      and users.id in ${friendIdsOf(actor.id)}
      and not exists (
        select from notifications as notice
        join reviews as earlier on earlier.id = notice.review_id
        where notice.type = 'saved from review' and notice.actor_id = ${actor.id}
          and notice.recipient_id = users.id and earlier.work_id = ${workId}
      )
    for key share of users, reviews
  `.execute(tx)
  return rows[0]?.id
}

/** A condition on `notifications`: unread, and about a work that the member saved. */
export function isUnreadOfSaver(saver: Actor, workId: number): RawBuilder<SqlBool> {
  return sql<SqlBool>`(
    actor_id = ${saver.id} and not is_read
    and review_id in (select id from reviews where work_id = ${workId})
  )`
}
