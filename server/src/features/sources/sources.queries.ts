import { sql } from 'kysely'
import { latestEnd } from '../../clock.ts'
import type { Handle } from '../../db/transaction.ts'

interface Slot {
  name: string
  now: Date
  /** The interval between two calls. */
  stepMs: number
  /** How far calls may run ahead of even spacing. */
  aheadMaxMs: number
  /** How long a trial of a failed host excludes other callers. */
  trialMs: number
  /** The longest pause of a host. */
  restMaxMs: number
}

interface Taken {
  due: Date
  isTrial: boolean
}

/** No calls run further ahead, however slow its host. */
const longestAheadMs = 10 * 60_000

/** Takes a slot, unless the host is paused or its calls are too far ahead. */
export async function takeSlot(handle: Handle, slot: Slot): Promise<Taken | undefined> {
  const { name, now, stepMs, aheadMaxMs, trialMs, restMaxMs } = slot
  const isFromClockAhead = sql`host.due > ${latestEnd(now, longestAheadMs)}::timestamptz`
  const { rows } = await sql<Taken>`
    insert into source_hosts as host (name, due)
    values (${name}, ${now}::timestamptz + ${milliseconds(stepMs)})
    on conflict (name) do update set
      due = case when ${isFromClockAhead} then ${now}::timestamptz
        else greatest(host.due, ${now}::timestamptz) end + ${milliseconds(stepMs)},
      resting_until = case
        when host.resting_until is not null then ${now}::timestamptz + ${milliseconds(trialMs)}
      end
    where (host.resting_until is null or host.resting_until <= ${now}::timestamptz
        or host.resting_until > ${latestEnd(now, restMaxMs)}::timestamptz)
      and (host.due <= ${now}::timestamptz + ${milliseconds(aheadMaxMs)} or ${isFromClockAhead})
    returning host.due as due, host.resting_until is not null as "isTrial"`.execute(handle)
  return rows[0]
}

const milliseconds = (count: number) => sql`${count}::double precision * interval '1 ms'`

export function listHosts(handle: Handle) {
  return handle
    .selectFrom('source_hosts')
    .select([
      'name',
      'due',
      'resting_until as restingUntil',
      'last_fault as lastFault',
      'time_failed as timeFailed',
      'time_answered as timeAnswered',
    ])
    .orderBy('name')
    .execute()
}

/** Written only occasionally while the host stays healthy. */
export async function recordAnswer(handle: Handle, name: string, now: Date): Promise<void> {
  await sql`
    update source_hosts set failures = 0, resting_until = null, time_answered = ${now}
    where name = ${name} and (
      failures > 0 or resting_until is not null or time_answered is null
      or time_answered < ${now}::timestamptz - interval '1 minute'
    )`.execute(handle)
}

interface Failure {
  name: string
  now: Date
  fault: string
  isTrial: boolean
  /** Tolerated consecutive failures before the host is paused. */
  failuresBorne: number
  /** The length of the first pause; doubles each time. */
  restMs: number
  restMaxMs: number
}

/** Ignores calls that were under way when the host was paused. */
export async function recordFailure(handle: Handle, failure: Failure): Promise<void> {
  const { name, now, fault, isTrial, failuresBorne, restMs, restMaxMs } = failure
  await sql`
    update source_hosts set
      failures = failures + 1,
      last_fault = ${fault},
      time_failed = ${now},
      resting_until = case when ${isTrial} or failures >= ${failuresBorne}::integer then
        ${now}::timestamptz + interval '1 ms' * least(
          ${restMaxMs}::double precision,
          ${restMs}::double precision
            * power(2, least(greatest(failures - ${failuresBorne}::integer, 0), 10))
        )
      else resting_until end
    where name = ${name} and (
      ${isTrial} or resting_until is null or resting_until <= ${now}::timestamptz
    )`.execute(handle)
}
