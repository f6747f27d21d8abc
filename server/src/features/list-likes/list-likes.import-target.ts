import { sql } from 'kysely'
import type { Handle, Tx } from '../../db/transaction.ts'
import type { ImportTarget, SharedOutcome, Write } from '../../ports/import-target.ts'
import { isVisibleList } from '../lists/lists.visibility.ts'

/** A like of a file, of a list that it names. */
export interface ImportedListLike {
  owner: string
  title: string
  time: string
}

interface LikeState {
  time: string
}

interface NamedListRow {
  index: number
  listId: number
  isLiked: boolean
}

/** Likes of public lists of others, found by owner and title. Nobody is notified. */
export const listLikesImportTarget: ImportTarget<
  readonly ImportedListLike[],
  SharedOutcome[],
  ImportedListLike,
  LikeState
> = {
  kinds: ['listLike'],
  existing: async (handle, userId, likes) => {
    const found = await findLists(handle, userId, likes)
    const lists = new Map(found.map(({ index, isLiked }) => [index, isLiked]))
    return likes.map((_, index) => {
      const isLiked = lists.get(index)
      if (isLiked === undefined) return 'absent'
      return isLiked ? 'here' : 'new'
    })
  },
  write: insertLikes,
  revert: async (tx, userId, writes) => {
    const made = writes.map(({ targetId, state }) => ({ id: targetId, ...state }))
    await sql`
      delete from list_likes
      using json_to_recordset(${JSON.stringify(made)}) as made (id integer, time timestamptz)
      where list_id = made.id and user_id = ${userId} and time_liked = made.time
    `.execute(tx)
    return new Map()
  },
}

/** The oldest public list of each owner and title that the member sees and does not own. */
async function findLists(
  handle: Handle,
  userId: number,
  likes: readonly ImportedListLike[],
): Promise<NamedListRow[]> {
  const named = likes.map(({ owner, title }, index) => ({ index, owner, title }))
  const { rows } = await sql<NamedListRow>`
    select distinct on (named.index) named.index, lists.id as "listId",
      exists (
        select from list_likes where list_id = lists.id and user_id = ${userId}
      ) as "isLiked"
    from json_to_recordset(${JSON.stringify(named)}) as named (index integer, owner text, title text)
    join users on users.username = named.owner::citext and users.id <> ${userId}
    join lists on lists.owner_id = users.id and lists.title = named.title
    where not lists.is_private and ${isVisibleList({ id: userId, username: '', isAdmin: false })}
    order by named.index, lists.id
  `.execute(handle)
  return rows
}

async function insertLikes(
  tx: Tx,
  userId: number,
  likes: readonly ImportedListLike[],
): Promise<Write<LikeState>[]> {
  const found = await findLists(tx, userId, likes)
  const added = found.map(({ index, listId }) => ({ listId, time: likes[index]?.time }))
  const { rows } = await sql<{ listId: number; time: Date }>`
    insert into list_likes (list_id, user_id, time_liked)
    select distinct on (lists.id) lists.id, ${userId}::integer, greatest(time, lists.time_created)
    from json_to_recordset(${JSON.stringify(added)}) as one ("listId" integer, time timestamptz)
    join lists on lists.id = "listId"
    order by lists.id, time
    on conflict do nothing
    returning list_id as "listId", time_liked as time
  `.execute(tx)
  return rows.map(({ listId, time }) => ({
    kind: 'listLike',
    targetId: listId,
    workId: null,
    importKey: null,
    state: { time: time.toISOString() },
  }))
}
