import type { ExportDocument } from '@medley/contract/export-format'
import { sql } from 'kysely'
import type { Actor } from '../../actor.ts'
import type { Handle } from '../../db/transaction.ts'
import { shownNote, shownTitle } from '../lists/lists.visibility.ts'
import {
  type Exported,
  readPages,
  rowsAtOnce,
  type TimesAsDates,
  work,
} from './exports.pages.queries.ts'

export type ProfileRow = Omit<Exported<'profile'>, 'picture'> & { pictureKey: string | null }

/** Returns undefined if the account was deleted. */
export async function findOwnProfile(
  handle: Handle,
  userId: number,
  now: Date,
): Promise<ProfileRow | undefined> {
  const { rows } = await sql<ProfileRow>`
    select username, users.email, time_email_confirmed as "timeEmailConfirmed",
      account_links.email as "nextEmail", first_name as "firstName", last_name as "lastName",
      users.language, time_created as "timeCreated", profile_picture as "pictureKey"
    from users
    left join account_links on user_id = users.id and purpose = 'change-email'
      and time_used is null and time_expires > ${now}
    where users.id = ${userId}
  `.execute(handle)
  return rows[0]
}

export function readReviews(handle: Handle, userId: number) {
  return readPages<Exported<'reviews'>>(
    handle,
    (after) => sql`
      select reviews.id as key, reviews.id, ${work}, reviews.rating, review, spoiler,
        date_viewed as "dateViewed", time_posted as "timePosted",
        import_source as "importSource", source_rating as "sourceRating"
      from reviews join works on works.id = work_id
      where author_id = ${userId} and reviews.id > ${after}
      order by reviews.id limit ${rowsAtOnce}
    `,
  )
}

type TimedWorkTable = 'engagements' | 'saved_works' | 'hidden_works' | 'dismissed_works'

/** The works of a member in one of the tables of this shape. */
export function readTimedWorks(handle: Handle, userId: number, table: TimedWorkTable) {
  return readPages<Exported<'engaged'>>(
    handle,
    (after) => sql`
      select work_id as key, ${work}, time_added as "timeAdded"
      from ${sql.table(table)} as own join works on works.id = work_id
      where user_id = ${userId} and work_id > ${after}
      order by work_id limit ${rowsAtOnce}
    `,
  )
}

export function readFavorites(handle: Handle, userId: number) {
  return readPages<Exported<'favorites'>>(
    handle,
    (after) => sql`
      select work_id as key, ${work}, time_set as "timeSet"
      from favorites join works on works.id = work_id
      where user_id = ${userId} and work_id > ${after}
      order by work_id limit ${rowsAtOnce}
    `,
  )
}

export function readViewings(handle: Handle, userId: number) {
  return readPages<Exported<'viewings'>>(
    handle,
    (after) => sql`
      select viewings.id as key, ${work}, coalesce(day::text, month_or_year) as day, is_repeat as "isRepeat", tags,
        review_id as "reviewId", array(
          select username::text from evening_members as own
          join evening_members as other on other.evening_id = own.evening_id
            and other.user_id <> own.user_id and other.viewing_id is not null
          join users on users.id = other.user_id
          where own.viewing_id = viewings.id order by username
        ) as companions
      from viewings join works on works.id = work_id
      where user_id = ${userId} and viewings.id > ${after}
      order by viewings.id limit ${rowsAtOnce}
    `,
  )
}

/** The member as the reader of their own export. */
const memberOf = (id: number): Actor => ({ id, username: '', isAdmin: false })

type ListRow = Omit<Exported<'lists'>, 'entries'> & { id: number }

export function readLists(handle: Handle, userId: number) {
  return readPages<ListRow>(
    handle,
    (after) => sql`
      select id as key, id, ${shownTitle(memberOf(userId))} as title, description, is_ranked as "isRanked",
        is_private as "isPrivate", tags, time_created as "timeCreated"
      from lists where owner_id = ${userId} and id > ${after}
      order by id limit ${rowsAtOnce}
    `,
  )
}

export function readEntries(handle: Handle, userId: number, listId: number) {
  return readPages<TimesAsDates<ExportDocument['lists'][number]['entries'][number]>>(
    handle,
    (after) => sql`
      select position as key, ${work}, time_added as "timeAdded",
        ${shownNote(memberOf(userId))} as note
      from list_entries join works on works.id = work_id
      where list_id = ${listId} and position > ${after}
      order by position limit ${rowsAtOnce}
    `,
  )
}

export function readComments(handle: Handle, userId: number) {
  return readPages<Exported<'comments'>>(
    handle,
    (after) => sql`
      select comments.id as key, review_id as "reviewId", username::text as "reviewAuthor",
        reviews.time_posted as "timeReviewed", ${work}, content,
        comments.time_posted as "timePosted"
      from comments
      join reviews on reviews.id = review_id
      join users on users.id = reviews.author_id
      join works on works.id = reviews.work_id
      where comments.author_id = ${userId} and comments.id > ${after}
      order by comments.id limit ${rowsAtOnce}
    `,
  )
}

export function readLikes(handle: Handle, userId: number) {
  return readPages<Exported<'likes'>>(
    handle,
    (after) => sql`
      select review_id as key, review_id as "reviewId", username::text as "reviewAuthor",
        reviews.time_posted as "timeReviewed", ${work}, time_liked as "timeLiked"
      from review_likes
      join reviews on reviews.id = review_id
      join users on users.id = reviews.author_id
      join works on works.id = reviews.work_id
      where review_likes.user_id = ${userId} and review_id > ${after}
      order by review_id limit ${rowsAtOnce}
    `,
  )
}

/** Titles only of lists that are public. */
export function readListLikes(handle: Handle, userId: number) {
  return readPages<Exported<'listLikes'>>(
    handle,
    (after) => sql`
      select lists.id as key, lists.id as "listId", username::text as "listOwner",
        case when not is_private then ${shownTitle(memberOf(userId))} end as title, time_liked as "timeLiked"
      from list_likes
      join lists on lists.id = list_id
      join users on users.id = lists.owner_id
      where list_likes.user_id = ${userId} and lists.id > ${after}
      order by lists.id limit ${rowsAtOnce}
    `,
  )
}

export function readFriends(handle: Handle, userId: number) {
  return readPages<Exported<'friends'>>(
    handle,
    (after) => sql`
      select users.id as key, username, time_approved as "timeApproved"
      from friendships
      join users on users.id = case when lower_id = ${userId} then higher_id else lower_id end
      where ${userId} in (lower_id, higher_id) and time_approved is not null
        and users.id > ${after}
      order by users.id limit ${rowsAtOnce}
    `,
  )
}

export function readMutes(handle: Handle, userId: number) {
  return readPages<Exported<'mutes'>>(
    handle,
    (after) => sql`
      select users.id as key, username::text, time_muted as "timeMuted"
      from mutes join users on users.id = muted_id
      where muter_id = ${userId} and users.id > ${after}
      order by users.id limit ${rowsAtOnce}
    `,
  )
}

export function readBlocks(handle: Handle, userId: number) {
  return readPages<Exported<'blocks'>>(
    handle,
    (after) => sql`
      select users.id as key, username::text, time_blocked as "timeBlocked"
      from blocks join users on users.id = blocked_id
      where blocker_id = ${userId} and users.id > ${after}
      order by users.id limit ${rowsAtOnce}
    `,
  )
}

export async function* readHiddenWorks(
  handle: Handle,
  userId: number,
): AsyncGenerator<Exported<'hiddenWorks'>> {
  for await (const { work: hidden, timeAdded } of readTimedWorks(handle, userId, 'hidden_works')) {
    yield { work: hidden, timeHidden: timeAdded }
  }
}

/** Works that the member sent, and those they received and kept. */
export function readSentWorks(handle: Handle, userId: number) {
  return readPages<Exported<'sentWorks'>>(
    handle,
    (after) => sql`
      select sent_works.id as key, ${work}, sender.username::text as sender,
        recipient.username::text as recipient,
        case when sender_id = ${userId} then note end as note, time_sent as "timeSent"
      from sent_works
      join works on works.id = work_id
      join users as sender on sender.id = sender_id
      join users as recipient on recipient.id = recipient_id
      where (sender_id = ${userId} or recipient_id = ${userId} and not is_removed)
        and sent_works.id > ${after}
      order by sent_works.id limit ${rowsAtOnce}
    `,
  )
}

export async function* readDismissedWorks(
  handle: Handle,
  userId: number,
): AsyncGenerator<Exported<'dismissedWorks'>> {
  for await (const { work: dismissed, timeAdded } of readTimedWorks(
    handle,
    userId,
    'dismissed_works',
  )) {
    yield { work: dismissed, timeDismissed: timeAdded }
  }
}
