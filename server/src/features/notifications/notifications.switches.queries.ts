import type { KindSwitches } from '@medley/contract/accounts/notification-settings'
import { sql } from 'kysely'
import type { Handle, Tx } from '../../db/transaction.ts'

/** Switches that a member changed; kinds that have their defaults are absent. */
export async function listChangedSwitches(
  handle: Handle,
  userId: number,
): Promise<{ kind: string; site: boolean; mail: boolean }[]> {
  return handle
    .selectFrom('notification_settings')
    .select(['kind', 'on_site as site', 'by_mail as mail'])
    .where('user_id', '=', userId)
    .orderBy('kind')
    .execute()
}

export async function upsertSwitches(
  tx: Tx,
  userId: number,
  switches: readonly KindSwitches[],
): Promise<void> {
  for (const { kind, site, mail } of switches) {
    await tx
      .insertInto('notification_settings')
      .values({ user_id: userId, kind, on_site: site, by_mail: mail })
      .onConflict((conflict) =>
        conflict.columns(['user_id', 'kind']).doUpdateSet({ on_site: site, by_mail: mail }),
      )
      .execute()
  }
}

/** Ends the letters about kinds of events; what is shown on the site stays. Does nothing without the account. */
export async function switchMailOff(
  tx: Tx,
  userId: number,
  kinds: readonly string[],
): Promise<void> {
  await sql`
    insert into notification_settings (user_id, kind, on_site, by_mail)
    select users.id, kind, true, false
    from unnest(${kinds}::text[]) as kind, users where users.id = ${userId}
    on conflict (user_id, kind) do update set by_mail = false
  `.execute(tx)
}
