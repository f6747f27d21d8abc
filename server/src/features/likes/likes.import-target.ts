import { sql } from 'kysely'
import { memberOf } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import type { SharedImportTarget } from '../../ports/import-target.ts'
import { isVisibleList, shownTitle } from '../lists/lists.visibility.ts'
import { type NamedReview, namedReviews } from '../reviews/reviews.naming.visibility.ts'
import {
  deleteImportedLikes,
  insertImportedLikes,
  type LikedKind,
  listLiked,
} from './likes.queries.ts'

/** A like of a file, of a review that it names. */
export interface ImportedLike {
  review: NamedReview
  time: string
}

/** A like of a file, of a list that it names. */
export interface ImportedListLike {
  owner: string
  title: string
  time: string
}

/** Likes of reviews that the member sees and did not write. Nobody is notified. */
export const reviewLikesImportTarget = targetOf('review', 'like', findReviews)

/** Likes of public lists of others, found by owner and title. Nobody is notified. */
export const listLikesImportTarget = targetOf('list', 'listLike', findLists)

function targetOf<L extends { time: string }>(
  of: LikedKind,
  kind: 'like' | 'listLike',
  /** The item of each like that names one, by the like's index. */
  find: (handle: Handle, userId: number, likes: readonly L[]) => Promise<Map<number, number>>,
): SharedImportTarget<L, { time: string }> {
  return {
    kinds: [kind],
    thing: kind,
    existing: async (handle, userId, likes) => {
      const found = await find(handle, userId, likes)
      const liked = await listLiked(handle, of, userId, [...found.values()])
      return likes.map((_, index) => {
        const id = found.get(index)
        if (id === undefined) return 'absent'
        return liked.has(id) ? 'here' : 'new'
      })
    },
    write: async (tx, userId, likes) => {
      const found = await find(tx, userId, likes)
      const added = [...found].map(([index, id]) => ({ id, time: likes[index]?.time }))
      const rows = await insertImportedLikes(tx, of, userId, added)
      return rows.map(({ id, time }) => ({
        kind,
        targetId: id,
        workId: null,
        importKey: null,
        state: { time: time.toISOString() },
      }))
    },
    revert: async (tx, userId, writes) => {
      const made = writes.map(({ targetId, state }) => ({ id: targetId, ...state }))
      await deleteImportedLikes(tx, of, userId, made)
      return new Map()
    },
  }
}

async function findReviews(
  handle: Handle,
  userId: number,
  likes: readonly ImportedLike[],
): Promise<Map<number, number>> {
  const names = likes.map(({ review }) => review)
  const { rows } = await sql<{ index: number; reviewId: number }>`
    select index, "reviewId" from (${namedReviews(userId, names)}) as found
    where "authorId" <> ${userId}
  `.execute(handle)
  return new Map(rows.map(({ index, reviewId }) => [index, reviewId]))
}

/** The oldest public list of each owner and title that the member sees and does not own. */
async function findLists(
  handle: Handle,
  userId: number,
  likes: readonly ImportedListLike[],
): Promise<Map<number, number>> {
  const member = memberOf(userId)
  const named = likes.map(({ owner, title }, index) => ({ index, owner, title }))
  const { rows } = await sql<{ index: number; listId: number }>`
    select distinct on (named.index) named.index, lists.id as "listId"
    from json_to_recordset(${JSON.stringify(named)}) as named (index integer, owner text, title text)
    join users on users.username = named.owner::citext and users.id <> ${userId}
    join lists on lists.owner_id = users.id and ${shownTitle(member)} = named.title
    where not lists.is_private and ${isVisibleList(member)}
    order by named.index, lists.id
  `.execute(handle)
  return new Map(rows.map(({ index, listId }) => [index, listId]))
}
