import { sql } from 'kysely'
import type { Actor, Viewer } from '../../actor.ts'
import type { Handle, Tx } from '../../db/transaction.ts'
import { isNotSuspended } from '../moderation/moderation.visibility.ts'
import { notMuted } from '../mutes/mutes.visibility.ts'
import { isVisibleComment } from './comments.visibility.ts'
import { isInAudience } from '../privacy-settings/privacy-settings.visibility.ts'
import { isAboutVisibleWork, isForViewer, isReadableReview } from '../reviews/reviews.visibility.ts'

/** A comment with the visible fields of its author. */
export interface CommentRow {
  id: number
  reviewId: number
  authorId: number
  username: string
  firstName: string | null
  lastName: string | null
  profilePicture: string | null
  content: string
  timePosted: Date
}

/** The comments on several reviews, oldest first, without those hidden by a block, mute or filter word. */
export async function listCommentsOf(
  handle: Handle,
  viewer: Viewer,
  reviewIds: readonly number[],
): Promise<CommentRow[]> {
  const { rows } = await sql<CommentRow>`
    select comments.id, comments.review_id as "reviewId", comments.author_id as "authorId",
      users.username, users.first_name as "firstName", users.last_name as "lastName",
      users.profile_picture as "profilePicture", comments.content, comments.time_posted as "timePosted"
    from comments
    join users on users.id = comments.author_id
    where comments.review_id = any(${reviewIds}::int[])
      and ${isVisibleComment(viewer)} and ${notMuted(viewer, 'comments.author_id')}
    order by comments.review_id, comments.time_posted, comments.id
  `.execute(handle)
  return rows
}

/**
 * The author of a review that the actor may read but for a block. Both are locked against deletion until the transaction ends, the author
 * first: deleting an account takes its rows in this order.
 */
export async function lockReviewAuthor(
  tx: Tx,
  actor: Actor,
  reviewId: number,
): Promise<number | undefined> {
  const { rows } = await sql<{ authorId: number }>`
    select users.id as "authorId" from reviews join users on users.id = reviews.author_id
    where reviews.id = ${reviewId} and ${isNotSuspended(null, 'reviews.author_id')}
      and ${isInAudience(actor, 'reviews.author_id')} and ${isForViewer(actor)}
      and ${isAboutVisibleWork(actor)}
    for key share of users, reviews
  `.execute(tx)
  return rows[0]?.authorId
}

interface Span {
  since: Date
  until: Date
}

/** The comments on a review: all of them, and those of one author within a span. */
export async function countComments(
  tx: Tx,
  { reviewId, authorId, since, until }: Pick<NewComment, 'reviewId' | 'authorId'> & Span,
): Promise<{ all: number; recent: number }> {
  const { rows } = await sql<{ all: number; recent: number }>`
    select count(*) as "all",
      count(*) filter (
        where author_id = ${authorId} and time_posted > ${since} and time_posted <= ${until}
      ) as recent
    from comments where review_id = ${reviewId}
  `.execute(tx)
  return rows[0] ?? { all: 0, recent: 0 }
}

interface NewComment {
  reviewId: number
  authorId: number
  content: string
  timePosted: Date
}

/** A comment, and whether a word of the review's author hides it from others. */
export type AddedComment = CommentRow & { isFiltered: boolean }

/** Inserts a comment and returns it with its author. */
export async function insertComment(handle: Handle, comment: NewComment): Promise<AddedComment> {
  const { rows } = await sql<AddedComment>`
    with added as (
      insert into comments (review_id, author_id, content, time_posted)
      values (${comment.reviewId}, ${comment.authorId}, ${comment.content}, ${comment.timePosted})
      returning id, review_id, author_id, content, time_posted, is_filtered
    )
    select added.id, added.review_id as "reviewId", added.author_id as "authorId",
      users.username, users.first_name as "firstName", users.last_name as "lastName",
      users.profile_picture as "profilePicture", added.content, added.time_posted as "timePosted", added.is_filtered as "isFiltered"
    from added join users on users.id = added.author_id
  `.execute(handle)
  const row = rows[0]
  if (!row) throw new Error('A new comment was not answered')
  return row
}

/** A comment with the two users who may delete it. */
export interface OwnedComment {
  id: number
  authorId: number
  reviewAuthorId: number
}

/** A comment, and whether the actor may see it: there is no block with either author, and no filter word. */
export async function findOwnedComment(
  handle: Handle,
  viewer: Viewer,
  id: number,
): Promise<(OwnedComment & { visible: boolean }) | undefined> {
  const { rows } = await sql<OwnedComment & { visible: boolean }>`
    select comments.id, comments.author_id as "authorId", reviews.author_id as "reviewAuthorId",
      ${isVisibleComment(viewer)}
        and ${isReadableReview(viewer)} as visible
    from comments
    join reviews on reviews.id = comments.review_id
    where comments.id = ${id}
  `.execute(handle)
  return rows[0]
}

/** Deletes a comment; returns false if it no longer existed. */
export async function deleteCommentRow(handle: Handle, id: number): Promise<boolean> {
  const result = await handle.deleteFrom('comments').where('id', '=', id).executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Inserts removed comments again, under their ids, where review and author still exist; returns how many. */
export async function insertCommentRows(tx: Tx, kept: readonly object[]): Promise<number> {
  const { numAffectedRows } = await sql`
    insert into comments overriding system value
    select kept.* from jsonb_populate_recordset(null::comments, ${JSON.stringify(kept)}) as kept
    where exists (select from reviews where reviews.id = kept.review_id)
      and exists (select from users where users.id = kept.author_id)
    on conflict (id) do nothing
  `.execute(tx)
  return Number(numAffectedRows ?? 0n)
}

/** Hides and shows the comments under a member's reviews as their filter words say now. */
export async function updateFiltered(tx: Tx, reviewAuthorId: number): Promise<void> {
  await sql`
    update comments set is_filtered = not is_filtered
    from reviews
    where reviews.author_id = ${reviewAuthorId} and comments.review_id = reviews.id
      and comments.author_id <> reviews.author_id
      and is_filtered <> has_filter_word(reviews.author_id, comments.content)
  `.execute(tx)
}
