import { sql } from 'kysely'
import { isAdminId } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { keyOf } from './facts.ts'
import type { Reader } from './world.ts'

/** The choices of members, without anything that the database concluded from them. */
export interface Choices {
  /** By member; everyone where there is none. */
  audiences: Map<number, string>
  /** Pairs in both directions, by `keyOf`. */
  friends: Set<string>
  /** Pairs in both directions, by `keyOf`. */
  blocks: Set<string>
  /** Who mutes whom, by `keyOf`. */
  mutes: Set<string>
  /** Members. */
  suspended: Set<number>
  /** By review. */
  reviews: Map<number, { audience: string | null }>
  /** By list. */
  lists: Map<number, { audience: string | null; isPrivate: boolean }>
}

type Pair = [number, number]

const bothWays = (pairs: readonly Pair[]): Set<string> =>
  new Set(pairs.flatMap(([one, other]) => [keyOf(one, other), keyOf(other, one)]))

export async function loadChoices(handle: Handle): Promise<Choices> {
  const rowsOf = async <T>(query: ReturnType<typeof sql<T>>) => (await query.execute(handle)).rows
  const pairsOf = async (query: ReturnType<typeof sql<{ pair: Pair }>>) =>
    (await rowsOf(query)).map(({ pair }) => pair)
  const settings = await rowsOf(
    sql<{ id: number; audience: string }>`select user_id as id, audience from privacy_settings`,
  )
  const friends = await pairsOf(sql`
    select json_build_array(lower_id, higher_id) as pair from friendships
    where time_approved is not null
  `)
  const blocks = await pairsOf(
    sql`select json_build_array(blocker_id, blocked_id) as pair from blocks`,
  )
  const mutes = await pairsOf(sql`select json_build_array(muter_id, muted_id) as pair from mutes`)
  const suspensions = await rowsOf(sql<{ id: number }>`select user_id as id from suspensions`)
  const reviews = await rowsOf(
    sql<{ id: number; audience: string | null }>`select id, audience from reviews`,
  )
  const lists = await rowsOf(
    sql<{ id: number; audience: string | null; isPrivate: boolean }>`
      select id, audience, is_private as "isPrivate" from lists`,
  )
  return {
    audiences: new Map(settings.map(({ id, audience }) => [id, audience])),
    friends: bothWays(friends),
    blocks: bothWays(blocks),
    mutes: new Set(mutes.map((pair) => keyOf(...pair))),
    suspended: new Set(suspensions.map(({ id }) => id)),
    reviews: new Map(reviews.map((one) => [one.id, one])),
    lists: new Map(lists.map((one) => [one.id, one])),
  }
}

/** Something with a word or number that occurs nowhere else. */
export interface Thing {
  kind: 'review' | 'comment' | 'viewing' | 'tag' | 'list' | 'words' | 'remark' | 'sent'
  secret: string
  ownerId: number
  /** Of the review, or of that which a comment is under. */
  reviewId?: number
  /** The list, and the copies that have its words. */
  listIds?: number[]
  /** The work of a remark. */
  workId?: number
  /** The author of the remark that a reply is to, or the member to whom a work was sent. */
  otherId?: number
}

/** A reader may see what a member does: neither blocks the other, the member is not suspended, and the reader belongs to the audience. */
export function belongs(choices: Choices, reader: Reader, memberId: number): boolean {
  const { audiences, blocks } = choices
  if (reader?.id === memberId) return true
  if (isSuspendedFor(choices, reader, memberId)) return false
  if (reader && blocks.has(keyOf(reader.id, memberId))) return false
  const audience = audiences.get(memberId) ?? 'everyone'
  if (audience === 'everyone') return true
  return audience === 'members' ? reader !== null : isFriend(choices, reader, memberId)
}

/** Admins see suspended members. */
const isSuspendedFor = ({ suspended }: Choices, reader: Reader, memberId: number) =>
  suspended.has(memberId) && !(reader && isAdminId(reader.id))

const isFriend = ({ friends }: Choices, reader: Reader, memberId: number) =>
  reader !== null && (reader.id === memberId || friends.has(keyOf(reader.id, memberId)))

const isMuted = ({ mutes }: Choices, reader: Reader, memberId: number) =>
  reader !== null && mutes.has(keyOf(reader.id, memberId))

function mayReadReview(choices: Choices, reader: Reader, reviewId: number, authorId: number) {
  const review = choices.reviews.get(reviewId)
  if (!review || !belongs(choices, reader, authorId)) return false
  return review.audience === null || isFriend(choices, reader, authorId)
}

function mayReadList(choices: Choices, reader: Reader, listId: number, ownerId: number) {
  const list = choices.lists.get(listId)
  if (!list || !belongs(choices, reader, ownerId)) return false
  if (list.isPrivate) return reader?.id === ownerId
  return list.audience === null || isFriend(choices, reader, ownerId)
}

/** The owners of lists and the authors of reviews, by their ids. */
export type Owners = ReadonlyMap<number, number>

const rules: Record<
  Thing['kind'],
  (choices: Choices, reader: Reader, thing: Thing, owners: Owners) => boolean
> = {
  review: (choices, reader, { reviewId = 0, ownerId }) =>
    mayReadReview(choices, reader, reviewId, ownerId),
  // It follows the review, not the audience of its author.
  comment: (choices, reader, { reviewId = 0, ownerId }, owners) =>
    mayReadReview(choices, reader, reviewId, owners.get(reviewId) ?? 0) &&
    !isSuspendedFor(choices, reader, ownerId) &&
    !(reader && choices.blocks.has(keyOf(reader.id, ownerId))),
  viewing: (choices, reader, { ownerId }) => belongs(choices, reader, ownerId),
  tag: (_, reader, { ownerId }) => reader?.id === ownerId,
  list: (choices, reader, { listIds = [], ownerId }) =>
    listIds.some((id) => mayReadList(choices, reader, id, ownerId)),
  // Copies show the words of others to those who may see their authors.
  words: (choices, reader, { listIds = [], ownerId }, owners) =>
    belongs(choices, reader, ownerId) &&
    listIds.some((id) => mayReadList(choices, reader, id, owners.get(id) ?? 0)),
  // Where visitors stand in a work nobody knows.
  remark: (choices, reader, { ownerId, otherId = ownerId }) =>
    reader !== null &&
    [ownerId, otherId].every((id) => belongs(choices, reader, id) && !isMuted(choices, reader, id)),
  sent: (choices, reader, { ownerId, otherId = 0 }) =>
    reader?.id === otherId && belongs(choices, reader, ownerId),
}

/** Suspended members are visitors. */
const readerNow = ({ suspended }: Choices, reader: Reader): Reader =>
  reader && suspended.has(reader.id) ? null : reader

/** The reader may see a thing. Owners know their own, wherever it is. */
export function maySeeThing(
  choices: Choices,
  reader: Reader,
  thing: Thing,
  owners: Owners,
): boolean {
  if (reader?.id === thing.ownerId) return true
  return rules[thing.kind](choices, readerNow(choices, reader), thing, owners)
}

/** The choices as a member's export follows them: suspended members call for it as members, not as visitors. */
export const choicesForExport = (choices: Choices, { id }: { id: number }): Choices => ({
  ...choices,
  suspended: new Set([...choices.suspended].filter((other) => other !== id)),
})

/** The thing is there to be found: those of muted members, and what was sent, may be put aside. */
export function mustFind(choices: Choices, reader: Reader, thing: Thing, owners: Owners): boolean {
  const seenBy = readerNow(choices, reader)
  if (thing.kind === 'sent' || isMuted(choices, seenBy, thing.ownerId)) return false
  // Owners as well: nobody opens a comment of theirs under a review that is not for them any more.
  return rules[thing.kind](choices, seenBy, thing, owners)
}
