import { sql } from 'kysely'
import type { Handle, Tx } from '../../db/transaction.ts'

export interface Factors {
  /** When the authenticator app was confirmed. */
  timeAppAdded: Date | null
  recoveryCodesLeft: number
  passkeyCount: number
}

export async function findFactors(handle: Handle, userId: number): Promise<Factors> {
  const { rows } = await sql<Factors>`
    select
      (select time_confirmed from authenticator_apps where user_id = ${userId}) as "timeAppAdded",
      (select count(*)::integer from recovery_codes where user_id = ${userId} and time_used is null)
        as "recoveryCodesLeft",
      (select count(*)::integer from passkeys where user_id = ${userId}) as "passkeyCount"
  `.execute(handle)
  const [row] = rows
  if (!row) throw new Error('A select without from has one row')
  return row
}

/** Makes concurrent changes of a user's second factors wait for each other. */
export async function lockFactorsOf(tx: Tx, userId: number): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute()
}

/** Stores the secret of an app that is not confirmed yet. Returns false if the user has a confirmed one. */
export async function upsertUnconfirmedApp(
  handle: Handle,
  userId: number,
  { secret, time }: { secret: Buffer; time: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await handle
    .insertInto('authenticator_apps')
    .values({ user_id: userId, secret, time_added: time })
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({ secret, time_added: time })
        .where('authenticator_apps.time_confirmed', 'is', null),
    )
    .executeTakeFirst()
  return (numInsertedOrUpdatedRows ?? 0n) > 0n
}

/** The sealed secret of an app. */
export async function findAppSecret(
  handle: Handle,
  userId: number,
  { isConfirmed }: { isConfirmed: boolean },
): Promise<Buffer | undefined> {
  const row = await handle
    .selectFrom('authenticator_apps')
    .select('secret')
    .where('user_id', '=', userId)
    .where('time_confirmed', isConfirmed ? 'is not' : 'is', null)
    .executeTakeFirst()
  return row?.secret
}

interface Use {
  step: number
  /** Of the app whose code it was: another may have taken its place. */
  secret: Buffer
}

/** Returns false if another call has confirmed or replaced the app meanwhile. */
export async function updateAppConfirmed(
  tx: Tx,
  userId: number,
  { step, secret, time }: Use & { time: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('authenticator_apps')
    .set({ time_confirmed: time, last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', secret)
    .where('time_confirmed', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns false if a code of this step or a later one has been used. */
export async function updateLastStep(
  handle: Handle,
  userId: number,
  { step, secret }: Use,
): Promise<boolean> {
  const { numUpdatedRows } = await handle
    .updateTable('authenticator_apps')
    .set({ last_step: step })
    .where('user_id', '=', userId)
    .where('secret', '=', secret)
    .where('last_step', '<', step)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Returns whether the user had a confirmed app; one that is not confirmed goes as well. */
export async function deleteApp(tx: Tx, userId: number): Promise<boolean> {
  const deleted = await tx
    .deleteFrom('authenticator_apps')
    .where('user_id', '=', userId)
    .returning('time_confirmed as timeConfirmed')
    .executeTakeFirst()
  return deleted !== undefined && deleted.timeConfirmed !== null
}
