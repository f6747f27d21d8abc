import type { ReportType } from '@medley/contract/administration/reports'
import type { Decision } from '@medley/contract/administration/moderation'
import { sql } from 'kysely'
import { latestEnd } from '../../clock.ts'
import type { Handle, Tx } from '../../db/transaction.ts'
import { type Inviter, invitersOf } from '../invitations/invitations.visibility.ts'

/** Adds a report to the open case of its item; opens one if there is none. */
export async function foldIntoCase(
  tx: Tx,
  { type, itemId, time }: { type: ReportType; itemId: number; time: Date },
): Promise<{ caseId: number; reportCount: number }> {
  const { rows } = await sql<{ caseId: number; reportCount: number }>`
    insert into report_cases (type, item_id, time_opened, time_reported)
    values (${type}, ${itemId}, ${time}, ${time})
    on conflict (type, item_id) where time_closed is null do update
      set report_count = report_cases.report_count + 1, time_reported = excluded.time_reported
    returning id as "caseId", report_count as "reportCount"
  `.execute(tx)
  const [row] = rows
  if (!row) throw new Error('A report has no case')
  return row
}

/** Claims the message about a case: the first one, or the first for a day. Returns whether it is due. */
export async function claimLetter(tx: Tx, caseId: number, time: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update report_cases set time_mailed = ${time}
    where id = ${caseId}
      and (time_mailed is null or time_mailed <= ${time}::timestamptz - interval '1 day'
        or time_mailed > ${latestEnd(time)})
  `.execute(tx)
  return (numAffectedRows ?? 0n) > 0n
}

export interface CaseReport {
  reporter: { id: number; username: string } | null
  reason: string
  comments: string | null
  time: string
}

/** A case with its item as it is now; `summary` and `path` are null once the item is gone. */
export interface CaseRow {
  id: number
  type: ReportType
  itemId: number
  reportCount: number
  timeOpened: Date
  timeReported: Date
  summary: string | null
  path: string | null
  authorId: number | null
  authorName: string | null
  profilePicture: string | null
  texts: string | null
  earlierActs: number
  inviters: Inviter[]
  reports: CaseReport[]
}

interface CasePage {
  id?: number
  limit: number
  offset: number
}

/** A subselect: the newest reports of the case in `page`. */
const newestReports = sql<CaseReport[]>`(
  select coalesce(json_agg(json_build_object(
    'reporter', case when reporter.id is not null
      then json_build_object('id', reporter.id, 'username', reporter.username) end,
    'reason', newest.reason, 'comments', newest.comments, 'time', newest.time_reported
  ) order by newest.id desc), '[]')
  from (
    select id, reporter_id, reason, comments, time_reported from reports
    where case_id = page.id order by id desc limit 20
  ) as newest
  left join users as reporter on reporter.id = newest.reporter_id
)`

/** Open cases, the latest reports first; with `id` only that one. */
export async function listOpenCaseRows(
  handle: Handle,
  { id, limit, offset }: CasePage,
): Promise<CaseRow[]> {
  const { rows } = await sql<CaseRow>`
    with page as (
      select id, type, item_id, report_count, time_opened, time_reported from report_cases
      where time_closed is null and (${id ?? null}::integer is null or id = ${id ?? null}::integer)
      order by time_reported desc, id desc
      limit ${limit} offset ${offset}
    )
    select page.id, page.type, page.item_id as "itemId", page.report_count as "reportCount",
      page.time_opened as "timeOpened", page.time_reported as "timeReported",
      case page.type
        when 'user' then author.username || coalesce(' ' || author.first_name, '')
          || coalesce(' ' || author.last_name, '')
        when 'review' then reviewed.title || coalesce(': ' || reviews.review, '')
        when 'comment' then comments.content
        when 'list' then lists.title || coalesce(': ' || lists.description, '')
        when 'sentWork' then sent_works.note
        when 'remark' then remarks.content
        else works.title
      end as summary,
      case page.type
        when 'user' then '/profile/' || author.username
        when 'review' then '/review/' || reviews.id
        when 'comment' then '/review/' || comments.review_id
        when 'list' then '/u/' || author.username || '/lists/' || lists.id
        when 'remark' then '/' || works.medium || '/' || works.id || '/discussion'
        else '/' || works.medium || '/' || works.id
      end as path,
      author.id as "authorId", author.username::text as "authorName",
      author.profile_picture as "profilePicture",
      case when page.type = 'user'
        then nullif(concat_ws(' · ', texts.bio, texts.link, texts.place, texts.pronouns), '')
      end as texts,
      (
        select count(*) from moderation_acts
        where member_id = author.id and act in ('remove', 'warn', 'suspend') and time_undone is null
      ) as "earlierActs", ${invitersOf('author.id')} as inviters,
      ${newestReports} as reports
    from page
    left join reviews on page.type = 'review' and reviews.id = page.item_id
    left join works as reviewed on reviewed.id = reviews.work_id
    left join comments on page.type = 'comment' and comments.id = page.item_id
    left join lists on page.type = 'list' and lists.id = page.item_id
    left join sent_works on page.type = 'sentWork' and sent_works.id = page.item_id
    left join remarks on page.type = 'remark' and remarks.id = page.item_id
    left join works on page.type in ('work', 'sentWork', 'remark')
      and works.id = coalesce(sent_works.work_id, remarks.work_id, page.item_id)
    left join users as author on author.id = case page.type
      when 'user' then page.item_id when 'review' then reviews.author_id
      when 'comment' then comments.author_id when 'list' then lists.owner_id
      when 'sentWork' then sent_works.sender_id when 'remark' then remarks.author_id end
    left join profile_texts as texts on texts.user_id = author.id
    order by page.time_reported desc, page.id desc
  `.execute(handle)
  return rows
}

export async function countOpenCases(handle: Handle): Promise<number> {
  const { count } = await handle
    .selectFrom('report_cases')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('time_closed', 'is', null)
    .executeTakeFirstOrThrow()
  return count
}

/** Locks an open case until the transaction ends; returns whether there is one. */
export async function lockOpenCase(tx: Tx, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('report_cases')
    .select('id')
    .where('id', '=', id)
    .where('time_closed', 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row !== undefined
}

export async function updateToClosed(
  tx: Tx,
  id: number,
  { outcome, time }: { outcome: Decision; time: Date },
): Promise<void> {
  await tx
    .updateTable('report_cases')
    .set({ outcome, time_closed: time })
    .where('id', '=', id)
    .execute()
}

/** Opens a case again, unless later reports of the item opened another one. */
export async function updateToOpen(tx: Tx, id: number): Promise<void> {
  await sql`
    update report_cases as closed set outcome = null, time_closed = null
    where id = ${id} and not exists (
      select from report_cases as later
      where later.type = closed.type and later.item_id = closed.item_id and later.time_closed is null
    )
  `.execute(tx)
}
