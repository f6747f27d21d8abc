import type { ExportedWork } from '@medley/contract/transfer/export-format'
import { type RawBuilder, sql } from 'kysely'
import { memberOf } from '../../actor.ts'
import { readPages, rowsAtOnce } from '../../db/read-pages.ts'
import type { Handle } from '../../db/transaction.ts'
import { shownTitle } from '../lists/lists.visibility.ts'
import { exportedWork } from '../works/works.visibility.ts'

/** A book for the table of another service, which has one date and a count of readings for it. */
export interface BookRow {
  work: ExportedWork
  rating: number | null
  review: string | null
  spoiler: boolean
  /** A day, month or year. */
  dateRead: string | null
  readCount: number
  timeAdded: Date
  /** Titles of the member's lists that it is in, as the member sees them. */
  shelves: string[]
  isSaved: boolean
}

const dayOfViewing = sql`coalesce(viewings.day::text, viewings.month_or_year)`

/** The columns that hold for every row of a book: `works` is joined. */
const ofBook = (userId: number) => sql`
  array(
    select distinct ${shownTitle(memberOf(userId))} from list_entries join lists on lists.id = list_entries.list_id
    where lists.owner_id = ${userId} and list_entries.work_id = works.id order by 1
  ) as shelves,
  exists (
    select from saved_works where saved_works.user_id = ${userId} and saved_works.work_id = works.id
  ) as "isSaved"
`

const viewingsOf = (userId: number) =>
  sql`viewings.user_id = ${userId} and viewings.work_id = works.id`

/** When a book was last read, among the readings without a review. */
const lastRead = (userId: number): RawBuilder<unknown> => sql`(
  select ${dayOfViewing} from viewings where ${viewingsOf(userId)} and review_id is null
  order by day_order desc, id desc limit 1
)`

/**
 * The reviews of books, then the books that were read without one. The newest review of a book counts the
 * readings that no other review is of.
 */
export async function* readBooks(handle: Handle, userId: number): AsyncGenerator<BookRow> {
  yield* readPages<BookRow>(
    handle,
    (after) => sql`
      select reviews.id as key, ${exportedWork}, reviews.rating, review, spoiler,
        case when is_newest
          then coalesce(date_viewed::text, month_or_year, ${lastRead(userId)})
          else coalesce(date_viewed::text, month_or_year) end as "dateRead",
        case when is_newest then greatest(1, readings - others) else 1 end as "readCount",
        time_posted as "timeAdded", ${ofBook(userId)}
      from reviews
      join works on works.id = reviews.work_id
      left join lateral (
        select month_or_year from viewings where review_id = reviews.id
      ) as own on true
      cross join lateral (
        select not exists (
            select from reviews as newer
            where newer.author_id = ${userId} and newer.work_id = works.id and newer.id > reviews.id
          ) as is_newest,
          (select count(*) from viewings where ${viewingsOf(userId)}) as readings,
          (
            select count(*) from viewings
            where ${viewingsOf(userId)} and review_id is not null and review_id <> reviews.id
          ) as others
      ) as counted
      where reviews.author_id = ${userId} and reviews.medium = 'book' and reviews.id > ${after}
      order by reviews.id limit ${rowsAtOnce}
    `,
  )
  yield* readPages<BookRow>(
    handle,
    (after) => sql`
      select works.id as key, ${exportedWork}, null as rating, null as review, false as spoiler,
        ${lastRead(userId)} as "dateRead", greatest(1, counted.readings) as "readCount",
        read.time as "timeAdded", ${ofBook(userId)}
      from (
        select work_id, min(time) as time from (
          select work_id, time_added as time from engagements
          where user_id = ${userId} and medium = 'book'
          union all
          select work_id, time_created from viewings
          where user_id = ${userId} and medium = 'book'
        ) as facts
        where work_id > ${after} and work_id not in (
          select work_id from reviews where author_id = ${userId} and medium = 'book'
        )
        group by work_id order by work_id limit ${rowsAtOnce}
      ) as read
      join works on works.id = read.work_id
      cross join lateral (
        select count(*) as readings from viewings where ${viewingsOf(userId)}
      ) as counted
      order by works.id
    `,
  )
}

/** The books saved for later. */
export function readSavedBooks(handle: Handle, userId: number): AsyncGenerator<BookRow> {
  return readPages<BookRow>(
    handle,
    (after) => sql`
      select works.id as key, ${exportedWork}, null as rating, null as review, false as spoiler,
        null as "dateRead", 0 as "readCount", time_added as "timeAdded", ${ofBook(userId)}
      from saved_works join works on works.id = work_id
      where user_id = ${userId} and saved_works.medium = 'book' and work_id > ${after}
      order by work_id limit ${rowsAtOnce}
    `,
  )
}
