import type { Actor } from '../../actor.ts'
import type { Tx } from '../../db/transaction.ts'
import { authorizeChange } from './reviews.policy.ts'
import { findReviewOfWork, updateReview } from './reviews.queries.ts'

/** Changes the day of the actor's own review, of the given work if one is given; false if there is none. */
export async function setDayOfReview(
  tx: Tx,
  actor: Actor,
  review: { id: number; workId?: number },
  day: string | null,
): Promise<boolean> {
  const found = await findReviewOfWork(tx, review)
  const own = found && authorizeChange(actor, found)
  return own ? updateReview(tx, own, { dateViewed: day }) : false
}
