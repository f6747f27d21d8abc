import type { WelcomeStep } from '@medley/contract/accounts/welcome'
import { sql } from 'kysely'
import type { Handle } from '../../db/transaction.ts'
import { welcomeColumnsOf, type WelcomeRow } from './welcome.visibility.ts'

/** A member's step, `ended` without one, and how many works they engaged and rated. */
export async function getWelcomeOf(handle: Handle, userId: number): Promise<WelcomeRow> {
  const { rows } = await sql<WelcomeRow>`
    select ${welcomeColumnsOf(userId)}
  `.execute(handle)
  const [row] = rows
  if (!row) throw new Error('The counts of a member have no row')
  return row
}

export async function upsertWelcome(
  handle: Handle,
  { userId, step, time }: { userId: number; step: WelcomeStep; time: Date },
): Promise<void> {
  const changed = { step, time_changed: time }
  await handle
    .insertInto('welcomes')
    .values({ user_id: userId, ...changed })
    .onConflict((conflict) => conflict.column('user_id').doUpdateSet(changed))
    .execute()
}
