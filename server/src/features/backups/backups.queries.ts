import type { BackupFailure } from '@medley/contract/administration/backup-failures'
import type { BackupFrequency, BackupTarget } from '@medley/contract/administration/backups'
import type { Language } from '@medley/contract/values/languages'
import { sql } from 'kysely'
import { latestEnd } from '../../clock.ts'
import type { Context } from '../../context.ts'
import type { Handle, Tx } from '../../db/transaction.ts'
import { hasProvenAddress, letterLanguage } from '../accounts/accounts.visibility.ts'

export interface BackupRow {
  userId: number
  frequency: BackupFrequency
  target: BackupTarget
  /** The encrypted password or secret key. */
  secret: Buffer | null
  timeNext: Date | null
  /** Of the run that waits or is under way. */
  timeRequested: Date | null
  exportId: number | null
  timeEnded: Date | null
  failure: BackupFailure | null
  detail: string | null
  isPruned: boolean
  failures: number
}

const columns = sql`
  user_id as "userId", frequency, target, secret, time_next as "timeNext",
  time_requested as "timeRequested", export_id as "exportId", time_ended as "timeEnded", failure,
  detail, is_pruned as "isPruned", failures
`

export async function findBackup(handle: Handle, userId: number): Promise<BackupRow | undefined> {
  const { rows } = await sql<BackupRow>`
    select ${columns} from backups where user_id = ${userId}
  `.execute(handle)
  return rows[0]
}

export async function lockBackup(tx: Tx, userId: number): Promise<BackupRow | undefined> {
  const { rows } = await sql<BackupRow>`
    select ${columns} from backups where user_id = ${userId} for update
  `.execute(tx)
  return rows[0]
}

type Settings = Pick<BackupRow, 'frequency' | 'target' | 'secret' | 'timeNext'>

/** Stores new settings and ends a row of failures. */
export async function upsertBackup(
  tx: Tx,
  userId: number,
  { frequency, target, secret, timeNext }: Settings,
): Promise<void> {
  const values = { frequency, target: JSON.stringify(target), secret, time_next: timeNext }
  await tx
    .insertInto('backups')
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ ...values, failures: 0 }))
    .execute()
}

export async function deleteBackup(handle: Handle, userId: number): Promise<void> {
  await handle.deleteFrom('backups').where('user_id', '=', userId).execute()
}

interface RequestTimes {
  now: Date
  /** Runs requested before this time are lost. */
  staleBefore: Date
}

/** Requests a run, by mail if nothing is set yet; returns false if one waits or is under way. */
export async function requestRun(
  tx: Tx,
  userId: number,
  { now, staleBefore }: RequestTimes,
): Promise<boolean> {
  const { rows } = await sql`
    insert into backups (user_id, frequency, target, time_requested)
    values (${userId}, 'off', '{"kind": "mail"}', ${now})
    on conflict (user_id) do update set time_requested = excluded.time_requested
      where backups.time_requested is null or backups.time_requested < ${staleBefore}
        or backups.time_requested > ${latestEnd(now)}
    returning true
  `.execute(tx)
  return rows.length > 0
}

/** A month. */
const longestPauseMs = 31 * 86_400_000

/** Requests the runs that are due, longest due first; returns their members. */
export async function claimDueBackups(
  tx: Tx,
  { now, staleBefore, limit }: RequestTimes & { limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ userId: number }>`
    update backups set time_requested = ${now}
    where user_id in (
      select user_id from backups
      where (time_next <= ${now} or time_next > ${latestEnd(now, longestPauseMs)})
        and (time_requested is null or time_requested < ${staleBefore}
          or time_requested > ${latestEnd(now)})
      order by time_next, user_id limit ${limit} for update skip locked
    )
    returning user_id as "userId"
  `.execute(tx)
  return rows.map(({ userId }) => userId)
}

export async function setExportOf(tx: Tx, userId: number, exportId: number): Promise<void> {
  await tx
    .updateTable('backups')
    .set({ export_id: exportId })
    .where('user_id', '=', userId)
    .execute()
}

export type EndedRun = Pick<
  BackupRow,
  'timeEnded' | 'failure' | 'detail' | 'isPruned' | 'failures' | 'timeNext'
>

/** Stores how a run went. */
export async function endRun(tx: Tx, userId: number, ended: EndedRun): Promise<void> {
  await tx
    .updateTable('backups')
    .set({
      time_requested: null,
      export_id: null,
      time_ended: ended.timeEnded,
      failure: ended.failure,
      detail: ended.detail,
      is_pruned: ended.isPruned,
      failures: ended.failures,
      time_next: ended.timeNext,
    })
    .where('user_id', '=', userId)
    .execute()
}

/** The member to whom letters about backups go. */
export async function findRecipient(
  ctx: Pick<Context, 'mail' | 'clock'>,
  handle: Handle,
  userId: number,
): Promise<{ username: string; email: string; language: Language; isProven: boolean } | undefined> {
  return handle
    .selectFrom('users')
    .select([
      'username',
      'email',
      letterLanguage.as('language'),
      hasProvenAddress(ctx, 'users').$castTo<boolean>().as('isProven'),
    ])
    .where('id', '=', userId)
    .executeTakeFirst()
}
