import { sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'

interface Slot {
  name: string
  lane: 'interactive' | 'batch'
  now: Date
  /** Between two calls of the lane. */
  stepMs: number
  /** How far the lane may run ahead of an even spread. */
  aheadMaxMs: number
  /** How long nobody else tries a host that failed, once somebody does. */
  trialMs: number
}

interface Taken {
  due: Date
  is_trial: boolean
}

/** Takes a place in the lane, unless the host rests or the lane is too far ahead. */
export async function takeSlot(handle: Handle, slot: Slot): Promise<Taken | undefined> {
  const { name, lane, now, stepMs, aheadMaxMs, trialMs } = slot
  const due = sql.ref(lane === 'interactive' ? 'interactive_due' : 'batch_due')
  const { rows } = await sql<Taken>`
    insert into source_hosts as host (name, interactive_due, batch_due)
    values (${name}, ${now}, ${now})
    on conflict (name) do update set
      ${due} = greatest(host.${due}, ${now}::timestamptz) + ${milliseconds(stepMs)},
      resting_until = case
        when host.resting_until is not null then ${now}::timestamptz + ${milliseconds(trialMs)}
      end
    where (host.resting_until is null or host.resting_until <= ${now}::timestamptz)
      and host.${due} <= ${now}::timestamptz + ${milliseconds(aheadMaxMs)}
    returning host.${due} as due, host.resting_until is not null as is_trial`.execute(handle)
  return rows[0]
}

const milliseconds = (count: number) => sql`${count}::double precision * interval '1 ms'`

export function listHosts(handle: Handle) {
  return handle.selectFrom('source_hosts').selectAll().orderBy('name').execute()
}

/** Written at most once in a while where the host has been well all along. */
export async function noteAnswer(handle: Handle, name: string, now: Date): Promise<void> {
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
  /** How many failures in a row are borne before the host is left in peace. */
  failuresBorne: number
  /** How long it is left in peace at first; twice as long each time after. */
  restMs: number
  restMaxMs: number
}

/** Calls that were under way when the host was given its rest count for nothing. */
export async function noteFailure(handle: Handle, failure: Failure): Promise<void> {
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
