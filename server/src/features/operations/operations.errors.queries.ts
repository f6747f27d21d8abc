import { sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'

export interface ErrorCount {
  /** Within the hour that is counted. */
  time: Date
  text: string
  error: string
  place: string
  count: number
  requestId: string | null
}

/** Adds to the counts of the hours, and removes those of more than a week ago. */
export async function addErrors(
  handle: Handle,
  errors: readonly ErrorCount[],
  now: Date,
): Promise<void> {
  await sql`
    insert into server_errors (hour, text, error, place, count, time_last, request_id)
    select date_trunc('hour', time), text, error, place, sum(count), max(time),
      (array_agg("requestId" order by time desc))[1]
    from json_to_recordset(${JSON.stringify(errors)}::json) as given (
      time timestamptz, text text, error text, place text, count integer, "requestId" text
    )
    group by 1, 2, 3, 4
    on conflict (hour, text, error, place) do update set
      count = server_errors.count + excluded.count,
      time_last = greatest(server_errors.time_last, excluded.time_last),
      request_id = coalesce(excluded.request_id, server_errors.request_id)`.execute(handle)
  await sql`
    delete from server_errors where hour < ${now}::timestamptz - interval '7 days'`.execute(handle)
}

export interface ErrorLine {
  text: string
  error: string
  place: string
  count: number
  timeLast: Date
  requestId: string | null
}

/** The most frequent errors of the past 24 hours. */
export async function listErrors(handle: Handle, now: Date, limit: number): Promise<ErrorLine[]> {
  const { rows } = await sql<ErrorLine>`
    select text, error, place, sum(count)::integer as count, max(time_last) as "timeLast",
      (array_agg(request_id order by time_last desc))[1] as "requestId"
    from server_errors
    where time_last > ${now}::timestamptz - interval '1 day'
    group by text, error, place
    order by count desc, "timeLast" desc, text, error, place
    limit ${limit}`.execute(handle)
  return rows
}
