import { limits } from '@medley/contract/limits'
import { sql } from 'kysely'
import type { Handle, Tx } from '../../db/transaction.ts'
import type {
  SharedImportTarget,
  StoredWrite,
  SharedOutcome,
  Write,
} from '../../ports/import-target.ts'
import { type NamedReview, namedReviews } from '../reviews/reviews.naming.visibility.ts'

/** A comment of a file, under a review that it names. */
export interface ImportedComment {
  review: NamedReview
  content: string
  time: string
}

interface CommentState {
  content: string
}

/**
 * Comments are restored under the same bounds as they are posted: the review is visible to the member, and the
 * number of comments under it is limited. Nobody is notified, and no time is before that of the review.
 */
export const commentsImportTarget: SharedImportTarget<ImportedComment, CommentState> = {
  kinds: ['comment'],
  thing: 'comment',
  existing: async (handle, userId, comments) => {
    const placed = await placeComments(handle, userId, comments)
    return comments.map((_, index) => placed.get(index)?.outcome ?? 'absent')
  },
  write: insertComments,
  revert: async (tx, userId, writes) => {
    await deleteWritten(tx, userId, writes)
    return new Map()
  },
}

interface PlacedComment {
  index: number
  reviewId: number
  outcome: SharedOutcome
}

/** The review of each comment that is here, and whether the comment is there already or one too many. */
async function placeComments(
  handle: Handle,
  userId: number,
  comments: readonly ImportedComment[],
): Promise<Map<number, PlacedComment>> {
  const names = comments.map(({ review }) => review)
  const contents = comments.map(({ content }, index) => ({ index, content }))
  const { rows } = await sql<PlacedComment>`
    with named as (
      select index, "reviewId", content
      from (${namedReviews(userId, names)}) as found
      join json_to_recordset(${JSON.stringify(contents)})
        as one (index integer, content text) using (index)
    ), counted as (
      select named.index, named."reviewId", exists (
        select from comments
        where review_id = named."reviewId" and author_id = ${userId}
          and comments.content = named.content
      ) as is_here, (
        select count(*) from comments where review_id = named."reviewId"
      ) as of_all, (
        select count(*) from comments
        where review_id = named."reviewId" and author_id = ${userId}
      ) as own
      from named
    ), ranked as (
      select *, row_number() over (partition by "reviewId", is_here order by index) as rank
      from counted
    )
    select index, "reviewId", case
      when is_here then 'here'
      when of_all + rank > ${limits.commentsPerReview} then 'full'
      when own + rank > ${limits.commentsPerReviewAndDay} then 'full'
      else 'new'
    end as outcome
    from ranked
  `.execute(handle)
  return new Map(rows.map((row) => [row.index, row]))
}

async function insertComments(
  tx: Tx,
  userId: number,
  comments: readonly ImportedComment[],
): Promise<Write<CommentState>[]> {
  const placed = await placeComments(tx, userId, comments)
  const added = comments.flatMap(({ content, time }, index) => {
    const { outcome, reviewId } = placed.get(index) ?? {}
    return outcome === 'new' ? [{ reviewId, content, time }] : []
  })
  const { rows } = await sql<{ id: number; content: string }>`
    insert into comments (review_id, author_id, content, time_posted)
    select reviews.id, ${userId}::integer, content, greatest(time, reviews.time_posted)
    from json_to_recordset(${JSON.stringify(added)})
      as one ("reviewId" integer, content text, time timestamptz)
    join reviews on reviews.id = "reviewId"
    returning id, content
  `.execute(tx)
  return rows.map(({ id, content }) => ({
    kind: 'comment',
    targetId: id,
    workId: null,
    importKey: null,
    state: { content },
  }))
}

async function deleteWritten(
  tx: Tx,
  userId: number,
  writes: readonly StoredWrite<CommentState>[],
): Promise<void> {
  const ids = writes.map(({ targetId }) => targetId)
  await tx
    .deleteFrom('comments')
    .where('author_id', '=', userId)
    .where('id', '=', sql<number>`any(${ids}::integer[])`)
    .execute()
}
