import { sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'

/** Notes that a try begins, or begins again. */
export async function startBackup(handle: Handle, file: string, now: Date): Promise<void> {
  await handle
    .insertInto('instance_backups')
    .values({ file, time_started: now })
    .onConflict((conflict) =>
      conflict
        .column('file')
        .doUpdateSet({ time_started: now, time_ended: null, bytes: null, failure: null }),
    )
    .execute()
}

/** Notes how a try ended. */
export async function endBackup(
  handle: Handle,
  file: string,
  end: { timeEnded: Date } & ({ bytes: number } | { failure: string }),
): Promise<void> {
  const { timeEnded, ...outcome } = end
  await handle
    .updateTable('instance_backups')
    .set({ time_ended: timeEnded, ...outcome })
    .where('file', '=', file)
    .execute()
}

/** Forgets tries from before a time. */
export async function deleteBackupsBefore(handle: Handle, time: Date): Promise<void> {
  await handle.deleteFrom('instance_backups').where('time_started', '<', time).execute()
}

export interface LastBackup {
  /** When the first try that is known began. */
  timeFirst: Date
  /** The newest file. */
  timeDone: Date | null
  bytes: number | null
  /** Of the newest try, if it failed. */
  timeFailed: Date | null
  failure: string | null
}

/** Returns the state of backups; null before the first try. */
export async function findLastBackup(handle: Handle): Promise<LastBackup | null> {
  const { rows } = await sql<LastBackup>`
    with done as (
      select time_ended, bytes from instance_backups where bytes is not null
      order by time_started desc limit 1
    ),
    newest as (select time_ended, failure from instance_backups order by time_started desc limit 1),
    first as (select time_started from instance_backups order by time_started limit 1)
    select first.time_started as "timeFirst",
      (select time_ended from done) as "timeDone",
      (select bytes::double precision from done) as bytes,
      (select time_ended from newest where failure is not null) as "timeFailed",
      (select failure from newest) as failure
    from first`.execute(handle)
  return rows[0] ?? null
}
