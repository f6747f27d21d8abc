import type { SettingName } from '@medley/contract/administration/setting-rules'
import { sql } from 'kysely'
import { letterLanguage } from '../accounts/accounts.visibility.ts'
import type { Handle, Tx } from '../../db/transaction.ts'

/** The stored settings by name. */
export function listSettings(db: Handle): Promise<{ name: string; sealed: Buffer }[]> {
  return db
    .selectFrom('instance_settings')
    .select(['name', 'sealed_value as sealed'])
    .orderBy('name')
    .execute()
}

/** Has changes of settings wait for each other until the transaction ends. */
export async function lockSettings(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(-2, 0)`.execute(tx)
}

export async function upsertSetting(
  tx: Tx,
  { name, sealed, time }: { name: SettingName; sealed: Buffer; time: Date },
): Promise<void> {
  const row = { sealed_value: sealed, time_changed: time }
  await tx
    .insertInto('instance_settings')
    .values({ name, ...row })
    .onConflict((conflict) => conflict.column('name').doUpdateSet(row))
    .execute()
}

export async function deleteSetting(tx: Tx, name: SettingName): Promise<void> {
  await tx.deleteFrom('instance_settings').where('name', '=', name).execute()
}

/** The address and the language of letters of an admin. */
export function findAdmin(db: Handle, userId: number) {
  return db
    .selectFrom('users')
    .select(['email', letterLanguage.as('language')])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
}
