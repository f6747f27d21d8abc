import { sql } from 'kysely'
import { clockSkewMs } from '../../clock.ts'
import type { Handle } from '../../db/transaction.ts'

interface CountedWindow {
  keyHash: Buffer
  /** The end of a window that starts now. */
  end: Date
}

export interface WindowCount {
  keyHash: Buffer
  count: number
  timeEnds: Date
}

/** Counts one request in each window; a window that has ended starts again. The keys are locked in order. */
export async function countInWindows(
  handle: Handle,
  windows: readonly CountedWindow[],
  now: Date,
): Promise<WindowCount[]> {
  const keys = windows.map(({ keyHash }) => keyHash)
  const ends = windows.map(({ end }) => end)
  // Also one that a clock which was ahead has stored; those of other processes may be a little ahead.
  const hasEnded = sql`(counted.time_window_ends <= ${now}::timestamptz
    or counted.time_window_ends
      > excluded.time_window_ends + ${clockSkewMs}::double precision * interval '1 ms')`
  const { rows } = await sql<WindowCount>`
    insert into rate_limit_counts as counted (key_hash, count, time_window_ends)
    select given.key_hash, 1, given.ends
    from unnest(${keys}::bytea[], ${ends}::timestamptz[]) as given (key_hash, ends)
    order by given.key_hash
    on conflict (key_hash) do update set
      count = case when ${hasEnded} then 1 else counted.count + 1 end,
      time_window_ends = case when ${hasEnded} then excluded.time_window_ends
        else counted.time_window_ends end
    returning key_hash as "keyHash", count, time_window_ends as "timeEnds"
  `.execute(handle)
  return rows
}

/** Deletes the counts of windows that ended by now, or end after `latest`. */
export async function deleteEndedWindows(
  handle: Handle,
  { now, latest }: { now: Date; latest: Date },
): Promise<void> {
  await handle
    .deleteFrom('rate_limit_counts')
    .where((all) =>
      all.or([all('time_window_ends', '<=', now), all('time_window_ends', '>', latest)]),
    )
    .execute()
}
